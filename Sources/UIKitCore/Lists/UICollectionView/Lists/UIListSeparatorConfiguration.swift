/// The appearance of the separators above and below a list cell.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
public struct UIListSeparatorConfiguration: Hashable {
    /// The visibility of a separator.
    public enum Visibility: Int, Sendable {
        /// The visibility that suits the list.
        case automatic
        /// Visible.
        case visible
        /// Hidden.
        case hidden
    }

    /// The insets that stand for automatic insets, with which a separator begins where the text begins.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The visibility of the separator above. Defaults to `.automatic`.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator below. Defaults to `.automatic`.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above, in points. Only leading and trailing insets apply. Defaults to
    /// ``automaticInsets``.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below, in points. Only leading and trailing insets apply. Defaults to
    /// ``automaticInsets``.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour. Defaults to `.separator`.
    public var color: UIColor
    /// The colour of the separators of a selected cell. Defaults to `.separator`.
    public var multipleSelectionColor: UIColor

    /// Creates a configuration for an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        color = .separator
        multipleSelectionColor = .separator
    }
}
