import CoreGraphics

/// Something that a window can fill: a virtual phone, a desktop window's content, a browser page.
package struct Display: Hashable, Sendable {
    /// Unique among the back end's displays; 0 is the main one.
    package var id: Int
    package var metrics: DisplayMetrics

    package init(id: Int, metrics: DisplayMetrics) {
        self.id = id
        self.metrics = metrics
    }
}
