/// Something whose fonts can follow the text size that the user has chosen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether fonts that grow with the user's text size follow when it changes: those of text styles and of ``UIFontMetrics``.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
