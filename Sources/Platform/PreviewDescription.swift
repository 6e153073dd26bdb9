/// A preview in the list that a program writes for `caret preview`.
package struct PreviewDescription: Codable, Equatable, Sendable {
    /// The path of the source file.
    package var file: String
    /// The line of the preview, from 1 on.
    package var line: Int
    package var name: String?
    /// The orientation as ``DisplayMetrics/Orientation`` writes it; `nil` for none.
    package var orientation: String?
    /// The size of a plain screen, in points; `nil` for the screen of a device.
    package var width: Int?
    package var height: Int?

    package init(file: String, line: Int, name: String?, orientation: String?, width: Int?, height: Int?) {
        self.file = file
        self.line = line
        self.name = name
        self.orientation = orientation
        self.width = width
        self.height = height
    }
}
