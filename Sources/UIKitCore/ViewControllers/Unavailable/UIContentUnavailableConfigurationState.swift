/// The state of a screen with unavailable content.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the screen.
    public var traitCollection: UITraitCollection
    /// The text of the screen's search field; `nil`, the default, without a search field.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with default values.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom value of the app; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
