/// What stands behind the content of a cell, a header, a footer or a button, as a value.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
public struct UIBackgroundConfiguration {
    /// What the colour follows: the states of a cell in a list, or nothing.
    enum Role: Hashable {
        case none, plainCell, groupedCell, sidebarCell, header
    }

    var role = Role.none
    /// What the state adds: set by ``updated(for:)``.
    var isChosen = false

    /// A view that is the background, below the colour's stroke. Defaults to `nil`.
    public var customView: UIView?
    /// The radius of the corners, in points. Defaults to 0.
    public var cornerRadius: CGFloat = 0 { willSet { NumberCheck.finite(newValue, "UIBackgroundConfiguration.cornerRadius") } }
    /// How far the background is from the edges, in points. Defaults to `.zero`.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the margins are added to ``backgroundInsets``. Defaults to none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour; `nil`, the default, for the one of the list's style, or the tint where there is no list.
    public var backgroundColor: UIColor?
    /// What makes the shown colour of ``backgroundColor``. Defaults to `nil`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An image over the colour. Defaults to `nil`.
    public var image: UIImage?
    /// How the image is fitted. Defaults to `.scaleToFill`.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// What becomes of what lies behind, below the colour; `nil` by default.
    public var visualEffect: UIVisualEffect?
    /// The colour of the line around; `nil`, the default, for the tint.
    public var strokeColor: UIColor?
    /// What makes the shown colour of ``strokeColor``. Defaults to `nil`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How wide the line around is, in points. Defaults to 0: none.
    public var strokeWidth: CGFloat = 0 { willSet { NumberCheck.finite(newValue, "UIBackgroundConfiguration.strokeWidth") } }
    /// How far the line is outside of the background, in points. Defaults to 0.
    public var strokeOutset: CGFloat = 0 { willSet { NumberCheck.finite(newValue, "UIBackgroundConfiguration.strokeOutset") } }

    init(role: Role = .none, cornerRadius: CGFloat = 0) {
        self.role = role
        self.cornerRadius = cornerRadius
    }

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
    /// A cell of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(role: .plainCell) }
    /// A cell of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(role: .groupedCell) }
    /// A cell of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(role: .sidebarCell)
        configuration.cornerRadius = TableMetrics.cornerRadius
        return configuration
    }
    /// A cell of a list, in the look of a plain one.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// A header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(role: .header) }
    /// A header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// A header of a list.
    public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// A footer of a list.
    public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

    /// The configuration for a state: a selected cell of a list has another colour, unless one was set.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var result = self
        if let state = state as? UICellConfigurationState { result.isChosen = state.isSelected || state.isHighlighted }
        if let state = state as? UIViewConfigurationState { result.isChosen = state.isSelected || state.isHighlighted }
        return result
    }

    /// The colour that is shown, given the tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? standardColor ?? (visualEffect == nil ? tintColor : .clear)
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line around that is shown, given the tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    private var standardColor: UIColor? {
        switch role {
        case .none: nil
        case .plainCell: isChosen ? .systemGray4 : .systemBackground
        case .groupedCell: isChosen ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: isChosen ? .systemGray4 : .clear
        case .header: .clear
        }
    }
}

extension UIBackgroundConfiguration: Hashable {
    /// Whether two backgrounds look alike. Transformers are alike if one is a copy of the other.
    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.backgroundColorTransformer?.mark == right.backgroundColorTransformer?.mark
            && left.strokeColorTransformer?.mark == right.strokeColorTransformer?.mark
            && left.role == right.role && left.isChosen == right.isChosen
            && left.customView === right.customView && left.cornerRadius == right.cornerRadius
            && left.backgroundInsets == right.backgroundInsets && left.backgroundColor == right.backgroundColor
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
            && left.visualEffect == right.visualEffect && left.image === right.image && left.imageContentMode == right.imageContentMode
            && left.strokeColor == right.strokeColor
            && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
    }

    /// Feeds what backgrounds mostly differ in.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(role)
        hasher.combine(cornerRadius)
        hasher.combine(strokeWidth)
        hasher.combine(backgroundColor)
    }
}
