import CoreGraphics

/// A display that a window can fill: a virtual phone, the content of a desktop window, or a browser page.
package struct Display: Hashable, Sendable {
    /// The identifier, unique among the back end's displays; 0 is the main display.
    package var id: Int
    package var metrics: DisplayMetrics

    package init(id: Int, metrics: DisplayMetrics) {
        self.id = id
        self.metrics = metrics
    }
}
