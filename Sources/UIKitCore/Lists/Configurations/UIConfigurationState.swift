/// A name for a value of the app's own in a state.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from a name, which should be unique in the app.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key from a name, which should be unique in the app.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What configurations are made for: traits, and how a view is being used.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiconfigurationstate
public protocol UIConfigurationState {
    /// Makes a state in which nothing is the case.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A value of the app's own; `nil` if there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header, a footer or any view.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiviewconfigurationstate
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view cannot be used. Defaults to `false`, as all of these.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether the view is held at the edge.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app's own; `nil` if there is none.
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
    /// Whether the cell cannot be used. Defaults to `false`, as all of these.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell is held at the edge.
    public var isPinned = false
    /// Whether the cell shows controls of editing.
    public var isEditing = false
    /// Whether what belongs to the cell in an outline is shown.
    public var isExpanded = false
    /// Whether the cell is swiped away.
    public var isSwiped = false
    /// Whether the cell is being moved to another place.
    public var isReordering = false
    /// Whether the cell is lifted or dragged.
    public var cellDragState = UICellConfigurationDragState.none
    /// Whether something would be dropped into the cell.
    public var cellDropState = UICellConfigurationDropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app's own; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// Makes one colour of another, for instance a paler one.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct
public struct UIConfigurationColorTransformer {
    /// What tells transformers apart.
    enum Mark: Hashable {
        case made(FunctionMark)
        case grayscale, preferredTint, monochromeTint
    }

    /// What makes the colour.
    public let transform: (UIColor) -> UIColor
    let mark: Mark

    /// Makes a transformer from a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.init(.made(FunctionMark()), transform) }

    private init(_ mark: Mark, _ transform: @escaping (UIColor) -> UIColor) {
        self.mark = mark
        self.transform = transform
    }

    /// The colour that is made of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    /// Makes the grey of the same lightness.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(.grayscale) { color in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }
    /// Leaves the colour as it is, for what stands out by its tint.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer(.preferredTint) { $0 } }
    /// Makes what has a tint as dark as secondary text.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer(.monochromeTint) { _ in .secondaryLabel }
    }
}
