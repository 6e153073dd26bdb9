/// The layout guides of the content. Each is created on first use.
@MainActor struct ListGuides {
    var image: UILayoutGuide?
    var text: UILayoutGuide?
    var secondary: UILayoutGuide?
}

extension UIListContentView {
    /// The layout guide of the image; `nil` without an image. The guide remains valid while the configuration has an
    /// image.
    public var imageLayoutGuide: UILayoutGuide? { guide(\.image, around: imageView) }

    /// The layout guide of the text; `nil` without text.
    public var textLayoutGuide: UILayoutGuide? { guide(\.text, around: textLabel) }

    /// The layout guide of the secondary text; `nil` without secondary text.
    public var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondary, around: secondaryLabel) }

    private func guide(_ keyPath: WritableKeyPath<ListGuides, UILayoutGuide?>, around view: UIView?) -> UILayoutGuide? {
        guard let view else { return nil }
        if let existingGuide = guides[keyPath: keyPath] { return existingGuide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        guides[keyPath: keyPath] = guide
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.rightAnchor.constraint(equalTo: view.rightAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return guide
    }

    /// Removes the guides of subviews that were removed.
    func removeUnusedGuides() {
        if imageView == nil { removeGuide(\.image) }
        if textLabel == nil { removeGuide(\.text) }
        if secondaryLabel == nil { removeGuide(\.secondary) }
    }

    private func removeGuide(_ keyPath: WritableKeyPath<ListGuides, UILayoutGuide?>) {
        guard let guide = guides[keyPath: keyPath] else { return }
        guides[keyPath: keyPath] = nil
        removeLayoutGuide(guide)
    }
}
