/// The state of a screen that has nothing to show.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the screen.
    public var traitCollection: UITraitCollection
    /// What stands in the field of the screen's search; `nil`, the default, where it has none.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing is the case.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the app's own; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
