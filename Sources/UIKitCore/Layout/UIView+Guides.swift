extension UIView {
    /// Adds a guide to the view, and removes it from its old view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        autoLayout.guides.append(layoutGuide)
    }

    /// Removes a guide and the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        removeLayoutGuides([layoutGuide])
    }

    /// Removes several guides, and the constraints that refer to them, in one pass through the list.
    func removeLayoutGuides(_ layoutGuides: [UILayoutGuide]) {
        let removedIDs = Set(layoutGuides.lazy.filter { $0.owningView === self }.map { ObjectIdentifier($0) })
        guard !removedIDs.isEmpty else { return }
        let removedGuides = autoLayout.guides.filter { removedIDs.contains(ObjectIdentifier($0)) }
        for guide in removedGuides {
            for constraint in guide.storedVariables?.referringConstraints.all ?? [] { constraint.deactivate() }
            guide.owningView = nil
        }
        autoLayout.guides.removeAll { removedIDs.contains(ObjectIdentifier($0)) }
    }

    /// The added guides in order.
    public var layoutGuides: [UILayoutGuide] { autoLayout.guides }

    /// The area within the margins.
    public var layoutMarginsGuide: UILayoutGuide { builtInGuide(.margins, "UIViewLayoutMarginsGuide") { $0.layoutMargins } }

    /// A column of readable width within the margins. The maximum width is 672 points at the default text size, and
    /// from 560 to 896 points or more at other sizes.
    public var readableContentGuide: UILayoutGuide { builtInGuide(.readable, "UIViewReadableContentGuide") { $0.readableInsets } }

    /// A guide that follows the keyboard. While no keyboard is shown, the guide covers the part of the view below the
    /// safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = autoLayout.builtInGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
        let insets: @MainActor (UIView) -> UIEdgeInsets = { view in
            (view.autoLayout.builtInGuides[.keyboard] as? UIKeyboardLayoutGuide)?.insets(in: view) ?? .zero
        }
        let guide = UIKeyboardLayoutGuide(.floating(insets), of: self, identifier: "UIKeyboardLayoutGuide")
        autoLayout.builtInGuides[.keyboard] = guide
        ApplicationHost.running.keyboardFrameTracker.add(guide)
        return guide
    }

    /// The maximum widths of the readable content guide, in points, measured on iOS 17. Accessibility text sizes use 39
    /// times the point size of body text instead, rounded to a multiple of 8.
    private static let readableWidths: [UIContentSizeCategory: CGFloat] = [
        .extraSmall: 560, .small: 600, .medium: 632, .large: 672, .extraLarge: 744, .extraExtraLarge: 816, .extraExtraExtraLarge: 896,
    ]

    private var readableWidth: CGFloat {
        let category = traitCollection.preferredContentSizeCategory
        if let width = Self.readableWidths[category] { return width }
        guard category.isAccessibilityCategory else { return 672 }
        return (UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize * 39 / 8).rounded() * 8
    }

    private var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let excessWidth = bounds.width - insets.left - insets.right - readableWidth
        guard excessWidth > 0 else { return insets }
        insets.left += excessWidth / 2
        insets.right += excessWidth / 2
        return insets
    }

    func builtInGuide(
        _ name: ViewConstraints.BuiltInGuide, _ identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) -> UILayoutGuide { builtInGuide(name, identifier, .inset(insets)) }

    func builtInGuide(_ name: ViewConstraints.BuiltInGuide, _ identifier: String, _ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = autoLayout.builtInGuides[name] { return guide }
        let guide = UILayoutGuide(kind, of: self, identifier: identifier)
        autoLayout.builtInGuides[name] = guide
        return guide
    }
}

extension UIScrollView {
    /// The content: constraints with this guide determine `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { builtInGuide(.content, "UIScrollViewContentLayoutGuide", .content) }

    /// The visible part, which does not move with the content.
    public var frameLayoutGuide: UILayoutGuide { builtInGuide(.visible, "UIScrollViewFrameLayoutGuide", .visible) }
}
