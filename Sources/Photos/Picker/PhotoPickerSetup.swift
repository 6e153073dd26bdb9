package import SystemServices

/// The photos that a picker shows, and how many can be selected.
package struct PhotoPickerSetup {
    /// The title of a picker without albums; `nil` for a picker with photos and albums.
    package var title: String?
    /// The title of the button that ends a selection.
    package var doneTitle = "Add"
    /// The maximum number of photos; 0 for any number.
    package var limit = 1
    /// Whether the photos have numbers in the order of their selection.
    package var isOrdered = false
    /// The identifiers of the photos that are selected at first.
    package var preselection: [String] = []
    /// Whether the selection can end without photos.
    package var allowsEmptySelection = false
    /// The condition for visible photos.
    package var isIncluded: @Sendable (PhotoRecord) -> Bool = { _ in true }

    package init() {}

    /// Whether a tap selects a photo, and ends the selection.
    package var isSingle: Bool { limit == 1 }
}
