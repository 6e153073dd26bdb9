/// The features of UIKit that the rows of a list require. A list enables each feature when the first row requires it.
struct ListFeatures: OptionSet {
    let rawValue: Int

    /// Rows that can be dragged to other views and apps.
    static let dragging = ListFeatures(rawValue: 1)
    /// Rows that prepare their content before they become visible.
    static let prefetching = ListFeatures(rawValue: 2)
    /// Rows that can be reordered.
    static let moving = ListFeatures(rawValue: 4)
    /// Items with sizes, or headers or footers, in a collection view.
    static let measuring = ListFeatures(rawValue: 8)
}
