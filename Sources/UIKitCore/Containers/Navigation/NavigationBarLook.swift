/// What the words and items of a navigation bar look like now.
@MainActor struct NavigationBarLook {
    var titleAttributes: UIBarAppearance.Attributes = [:]
    var largeTitleAttributes: UIBarAppearance.Attributes = [:]
    var titleShift = UIOffset.zero
    var plain: UIBarButtonItemAppearance?
    var done: UIBarButtonItemAppearance?
    var back: UIBarButtonItemAppearance?
    var indicator: UIImage?

    func buttons(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? { style == .done ? done : plain }
}

/// What a back button shows, and does.
@MainActor struct NavigationBarBack {
    let title: String
    var image: UIImage?
    /// How far the words are moved, in points; `nil` leaves it to the bar's look.
    var titleShift: UIOffset?
    var mode = UINavigationItem.BackButtonDisplayMode.default
    /// What a long press opens.
    var menu: (@MainActor () -> UIMenu?)?
    let go: @MainActor () -> Void
}
