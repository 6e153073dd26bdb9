import UIKitEngines

/// A group of items side by side, one below the other, or at frames that a closure returns. Groups can contain
/// groups.
///
/// - Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Arrangement {
        case line(FlowAxis, count: Int?, sharesLength: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private let arrangement: Arrangement

    /// The items in the group; empty for a custom group.
    public let subitems: [NSCollectionLayoutItem]

    /// The distance between items along the group. Defaults to `nil`: no distance.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: size)
    }

    // MARK: - Creation

    /// Creates a group of items side by side. The items repeat as long as they fit.
    ///
    /// If widths are estimated, the number of items depends on their measured widths.
    /// - Precondition: `subitems` is not empty.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        check(subitems)
        return .init(layoutSize, subitems, .line(.horizontal, count: nil, sharesLength: false))
    }

    /// Creates a group of `count` items side by side. If the items' own widths do not fit, the items share the group's
    /// width.
    ///
    /// - Precondition: `count` is at least 1.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        check(count)
        return .init(layoutSize, [subitem], .line(.horizontal, count: count, sharesLength: false))
    }

    /// Creates a group of `count` items side by side that share the group's width. Their own widths are ignored.
    ///
    /// - Precondition: `count` is at least 1.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        check(count)
        return .init(layoutSize, [subitem], .line(.horizontal, count: count, sharesLength: true))
    }

    /// Creates a group of items one below the other. The items repeat as long as they fit.
    ///
    /// - Precondition: `subitems` is not empty.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        check(subitems)
        return .init(layoutSize, subitems, .line(.vertical, count: nil, sharesLength: false))
    }

    /// Creates a group of `count` items one below the other. If the items' own heights do not fit, the items share the
    /// group's height.
    ///
    /// - Precondition: `count` is at least 1.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        check(count)
        return .init(layoutSize, [subitem], .line(.vertical, count: count, sharesLength: false))
    }

    /// Creates a group of `count` items one below the other that share the group's height. Their own heights are
    /// ignored.
    ///
    /// - Precondition: `count` is at least 1.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        check(count)
        return .init(layoutSize, [subitem], .line(.vertical, count: count, sharesLength: true))
    }

    /// Creates a group of items at the frames that `itemProvider` returns. The provider is called once for each size
    /// of the layout.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        .init(layoutSize, [], .custom(itemProvider))
    }

    private static func check(_ subitems: [NSCollectionLayoutItem]) {
        precondition(!subitems.isEmpty, "NSCollectionLayoutGroup: there are no subitems. Give the group one at least.")
    }

    private static func check(_ count: Int) {
        precondition(count > 0, "NSCollectionLayoutGroup: the count is \(count), but must be 1 at least.")
    }

    // MARK: -

    /// Returns a description with one line for the group and one line for each item.
    open func visualDescription() -> String { lines().joined(separator: "\n") }

    private func lines() -> [String] {
        let name =
            switch arrangement {
            case .line(.horizontal, _, _): "horizontal"
            case .line(.vertical, _, _): "vertical"
            case .custom: "custom"
            }
        let itemLines = subitems.flatMap { ($0 as? NSCollectionLayoutGroup)?.lines() ?? ["item \($0.layoutSize.summary)"] }
        return ["\(name) group \(layoutSize.summary)"] + itemLines.map { "  " + $0 }
    }

    override func content(in container: CGSize, _ environment: CompositionalEnvironment) -> LayoutTemplate.Content {
        let size = layoutSize.measure.resolved(in: container)
        let innerSize = CGSize(
            width: max(0, size.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, size.height - contentInsets.top - contentInsets.bottom))
        switch arrangement {
        case .custom(let provider):
            let items = provider(environment.with(size: size, insets: contentInsets))
            return .customItems(items.map { .init(frame: $0.frame, zIndex: $0.zIndex) })
        case .line(let axis, let count, let sharesLength):
            let parts = subitems.map { $0.template(in: innerSize, environment) }
            let spacing = interItemSpacing?.value ?? LayoutSpace(0)
            return .line(.init(axis: axis, parts: parts, spacing: spacing, count: count, sharesLength: sharesLength))
        }
    }
}

extension NSCollectionLayoutSize {
    fileprivate var summary: String { "\(widthDimension.summary) x \(heightDimension.summary)" }
}

extension NSCollectionLayoutDimension {
    fileprivate var summary: String {
        switch value {
        case .fractionOfWidth(let number): "\(number) of width"
        case .fractionOfHeight(let number): "\(number) of height"
        case .absolute(let number): "\(number) pt"
        case .estimated(let number), .uniform(let number): "about \(number) pt"
        }
    }
}
