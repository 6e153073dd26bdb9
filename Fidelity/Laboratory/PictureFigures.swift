import Foundation

/// How a drawing compares to the recorded picture of its name.
struct PictureFigures: Codable, Equatable {
    /// A text whose lines are others than recorded.
    struct OtherWrap: Codable, Equatable {
        var text: String
        /// The recorded lines.
        var recorded: [String]
        /// The lines of the drawing.
        var drawn: [String]
    }

    /// With its group, such as `Labels/Title 1`.
    var name: String
    /// Sizes of the recorded picture and of the drawing, in pixels.
    var recordedSize: [Int]
    var drawnSize: [Int]
    /// Pixels per point.
    var scale: Double
    /// Structural similarity, -1…1, over the part that both pictures have.
    var similarity: Double
    /// The same without the rectangles of texts; `nil` where texts cover all.
    var maskedSimilarity: Double?
    /// The same within the rectangles of the drawing's texts; `nil` without texts.
    var textSimilarity: Double?
    /// The share of pixels, 0…1, whose channels differ by no more than ``PictureComparison/channelTolerance``.
    var equalPixels: Double
    /// The rectangles around the ink, in points: left, top, right, bottom; `nil` without ink.
    var recordedInk: [Double]?
    var drawnInk: [Double]?
    /// The texts that take more than one line in one of the pictures, where both could be read.
    var wraps: Int
    /// Of those, the texts whose lines are not as recorded.
    var otherWraps: [OtherWrap]
    /// The texts that could be read in both pictures.
    var texts: Int
    /// The texts that could be read in one of the pictures only, or in none.
    var unreadTexts: Int
    /// The median, over texts, of how far an edge of a text's ink is from the recorded one, in points: the largest of its four edges.
    var textInkOffset: Double?

    /// The folder of the picture.
    var group: String { name.split(separator: "/").dropLast().joined(separator: "/") }
    /// How far an edge of the drawing's ink is from the recorded one, in points: the largest of four; `nil` without ink in one of them.
    var inkOffset: Double? {
        guard let recordedInk, let drawnInk else { return nil }
        return zip(recordedInk, drawnInk).map { abs($0 - $1) }.max()
    }
    var hasOtherSize: Bool { recordedSize != drawnSize }
}

extension Collection where Element == Double {
    /// The middle of the sorted values, the mean of two; `nil` without any.
    var median: Double? {
        guard !isEmpty else { return nil }
        let values = sorted()
        let middle = values.count / 2
        return values.count.isMultiple(of: 2) ? (values[middle - 1] + values[middle]) / 2 : values[middle]
    }
}
