/// The resolved appearance of the titles and items of a navigation bar.
@MainActor struct NavigationBarStyle {
    var titleAttributes: UIBarAppearance.Attributes = [:]
    var largeTitleAttributes: UIBarAppearance.Attributes = [:]
    var titleOffset = UIOffset.zero
    var plain: UIBarButtonItemAppearance?
    var done: UIBarButtonItemAppearance?
    var back: UIBarButtonItemAppearance?
    var indicator: UIImage?

    func buttons(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? { style == .done ? done : plain }
}

/// The content and the action of a back button.
@MainActor struct BackButtonContent {
    let title: String
    var image: UIImage?
    /// The offset of the title, in points; `nil` uses the bar's appearance.
    var titleOffset: UIOffset?
    var mode = UINavigationItem.BackButtonDisplayMode.default
    /// The menu that a long press opens.
    var menu: (@MainActor () -> UIMenu?)?
    let go: @MainActor () -> Void
}
