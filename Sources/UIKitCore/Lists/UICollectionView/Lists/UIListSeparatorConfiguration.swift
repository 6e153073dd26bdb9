/// The appearance of the separators above and below a list cell.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
public struct UIListSeparatorConfiguration: Hashable {
    /// The visibility of a separator.
    public enum Visibility: Int, Sendable {
        /// The system's choice for the list.
        case automatic
        /// Visible.
        case visible
        /// Hidden.
        case hidden
    }

    /// A value for automatic insets: the separator is aligned to the text of the cell.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The visibility of the separator above the cell. Defaults to `.automatic`.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the separator below the cell. Defaults to `.automatic`.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above the cell, in points. Only leading and trailing insets are used. Defaults to
    /// ``automaticInsets``.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the separator below the cell, in points. Only leading and trailing insets are used. Defaults to
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
