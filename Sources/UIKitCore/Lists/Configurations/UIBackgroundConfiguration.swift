/// The configuration of the background of a cell, a header, a footer or a button.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
public struct UIBackgroundConfiguration {
    /// The role that determines the standard colour: a kind of cell, a header, or none.
    enum Role: Hashable {
        case none, plainCell, groupedCell, sidebarCell, header
    }

    var role = Role.none
    /// Whether the last state passed to ``updated(for:)`` was selected or highlighted.
    var isSelectedOrHighlighted = false

    /// A custom view over the background colour and below the stroke. Defaults to `nil`.
    public var customView: UIView?
    /// The corner radius, in points. Defaults to 0.
    public var cornerRadius: CGFloat = 0 { willSet { NumberCheck.finite(newValue, "UIBackgroundConfiguration.cornerRadius") } }
    /// The insets of the background from the edges, in points. Defaults to `.zero`.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins are added to ``backgroundInsets``. Defaults to none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The background colour. By default `nil`: the standard colour of the list's style. Outside of lists, the tint
    /// colour, or no colour if there is a ``visualEffect``.
    public var backgroundColor: UIColor?
    /// The function that transforms ``backgroundColor``. Defaults to `nil`.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The image over the colour. Defaults to `nil`.
    public var image: UIImage?
    /// The content mode of the image. Defaults to `.scaleToFill`.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The visual effect below the colour. Defaults to `nil`.
    public var visualEffect: UIVisualEffect?
    /// The colour of the stroke. By default `nil`: the tint colour.
    public var strokeColor: UIColor?
    /// The function that transforms ``strokeColor``. Defaults to `nil`.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points. Defaults to 0: no stroke.
    public var strokeWidth: CGFloat = 0 { willSet { NumberCheck.finite(newValue, "UIBackgroundConfiguration.strokeWidth") } }
    /// The distance of the stroke from the edges of the background, outwards, in points. Defaults to 0.
    public var strokeOutset: CGFloat = 0 { willSet { NumberCheck.finite(newValue, "UIBackgroundConfiguration.strokeOutset") } }

    init(role: Role = .none, cornerRadius: CGFloat = 0) {
        self.role = role
        self.cornerRadius = cornerRadius
    }

    /// Returns an empty background.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }
    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(role: .plainCell) }
    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(role: .groupedCell) }
    /// Returns the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(role: .sidebarCell)
        configuration.cornerRadius = TableMetrics.cornerRadius
        return configuration
    }
    /// Returns the background of a list cell, the same as in a plain list.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Returns the background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(role: .header) }
    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
    /// Returns the background of a list header.
    public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// Returns the background of a list footer.
    public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

    /// Returns the configuration for a state. In a list, a selected or highlighted cell gets a different standard
    /// colour.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var result = self
        if let state = state as? UICellConfigurationState { result.isSelectedOrHighlighted = state.isSelected || state.isHighlighted }
        if let state = state as? UIViewConfigurationState { result.isSelectedOrHighlighted = state.isSelected || state.isHighlighted }
        return result
    }

    /// Returns the displayed background colour for a tint colour.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? standardColor ?? (visualEffect == nil ? tintColor : .clear)
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the displayed stroke colour for a tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    private var standardColor: UIColor? {
        switch role {
        case .none: nil
        case .plainCell: isSelectedOrHighlighted ? .systemGray4 : .systemBackground
        case .groupedCell: isSelectedOrHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: isSelectedOrHighlighted ? .systemGray4 : .clear
        case .header: .clear
        }
    }
}

extension UIBackgroundConfiguration: Hashable {
    /// Returns whether two configurations are equal. Transformers are equal if one is a copy of the other.
    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.backgroundColorTransformer?.identity == right.backgroundColorTransformer?.identity
            && left.strokeColorTransformer?.identity == right.strokeColorTransformer?.identity
            && left.role == right.role && left.isSelectedOrHighlighted == right.isSelectedOrHighlighted
            && left.customView === right.customView && left.cornerRadius == right.cornerRadius
            && left.backgroundInsets == right.backgroundInsets && left.backgroundColor == right.backgroundColor
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
            && left.visualEffect == right.visualEffect && left.image === right.image && left.imageContentMode == right.imageContentMode
            && left.strokeColor == right.strokeColor
            && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
    }

    /// Hashes some of the properties that are compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(role)
        hasher.combine(cornerRadius)
        hasher.combine(strokeWidth)
        hasher.combine(backgroundColor)
    }
}
