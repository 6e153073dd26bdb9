/// A key for a value that the app adds to a configuration state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from a name. The name should be unique in the app.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from a name. The name should be unique in the app.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The traits and the states of a view, to which configurations adapt.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiconfigurationstate
public protocol UIConfigurationState {
    /// Creates a state whose Boolean properties are all `false`.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// The custom value for a key; `nil` if there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that is not a cell, such as a header or footer.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewconfigurationstate
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled. All Boolean properties default to `false`.
    public var isDisabled = false
    /// Whether the view is highlighted.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused.
    public var isFocused = false
    /// Whether the view is pinned to an edge, such as a header that floats over the rows.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state whose Boolean properties are all `false`.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The custom value for a key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled. All Boolean properties default to `false`.
    public var isDisabled = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is focused.
    public var isFocused = false
    /// Whether the cell is pinned to an edge.
    public var isPinned = false
    /// Whether the cell shows its edit controls.
    public var isEditing = false
    /// Whether the item is expanded in its outline, so that its children are visible.
    public var isExpanded = false
    /// Whether the swipe actions of the cell are shown.
    public var isSwiped = false
    /// Whether the cell is being reordered.
    public var isReordering = false
    /// The state of the cell in a drag.
    public var cellDragState = UICellConfigurationDragState.none
    /// The state of the cell in a drop.
    public var cellDropState = UICellConfigurationDropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state whose Boolean properties are all `false`.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The custom value for a key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// A function that transforms a colour, for example to grey.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct
public struct UIConfigurationColorTransformer {
    /// The identity by which transformers are compared.
    enum Identity: Hashable {
        case custom(FunctionIdentity)
        case grayscale, preferredTint, monochromeTint
    }

    /// The function that returns the transformed colour.
    public let transform: (UIColor) -> UIColor
    let identity: Identity

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.init(.custom(FunctionIdentity()), transform) }

    private init(_ identity: Identity, _ transform: @escaping (UIColor) -> UIColor) {
        self.identity = identity
        self.transform = transform
    }

    /// Returns the transformed colour for `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    /// A transformer that returns the grey with the same luma.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(.grayscale) { color in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }
    /// A transformer that returns the colour unchanged, for elements that show the tint colour.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer(.preferredTint) { $0 } }
    /// A transformer that returns the colour of secondary text for every colour.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(.monochromeTint) { _ in .secondaryLabel }
    }
}
