/// How the lines above and below a cell of a list look.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is seen.
    public enum Visibility: Int, Sendable {
        /// As suits the list.
        case automatic
        /// It is seen.
        case visible
        /// It is not seen.
        case hidden
    }

    /// Insets that stand for those which suit the list: a line begins where words do.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the line above is seen. Defaults to `.automatic`.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below is seen. Defaults to `.automatic`.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// How far the line above is from the sides, in points; only those of the sides count. Defaults to ``automaticInsets``.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// How far the line below is from the sides, in points; only those of the sides count. Defaults to ``automaticInsets``.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour. Defaults to `.separator`.
    public var color: UIColor
    /// The colour of the lines of a cell that is selected. Defaults to `.separator`.
    public var multipleSelectionColor: UIColor

    /// Makes a configuration that suits an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        color = .separator
        multipleSelectionColor = .separator
    }
}
