import Foundation

/// The comparison of a drawing with the recorded picture of the same name.
struct PictureFigures: Codable, Equatable {
    /// A text whose line breaks differ from the recorded ones.
    struct OtherWrap: Codable, Equatable {
        var text: String
        /// The recorded lines.
        var recorded: [String]
        /// The lines of the drawing.
        var drawn: [String]
    }

    /// The name with its group, such as `Labels/Title 1`.
    var name: String
    /// The sizes of the recorded picture and of the drawing, in pixels.
    var recordedSize: [Int]
    var drawnSize: [Int]
    /// The number of pixels per point.
    var scale: Double
    /// The structural similarity, −1…1, of the common area of both pictures.
    var similarity: Double
    /// The similarity outside the rectangles of texts; `nil` if texts cover everything.
    var maskedSimilarity: Double?
    /// The similarity inside the rectangles of the drawing's texts; `nil` without texts.
    var textSimilarity: Double?
    /// The fraction of pixels, 0…1, whose channels differ by at most ``PictureComparison/channelTolerance``.
    var equalPixels: Double
    /// The bounding rectangles of the ink, in points: left, top, right, bottom; `nil` without ink.
    var recordedInk: [Double]?
    var drawnInk: [Double]?
    /// The number of texts with more than one line in one of the pictures, which could be read in both.
    var wraps: Int
    /// The texts among these whose lines differ from the recorded lines.
    var otherWraps: [OtherWrap]
    /// The number of texts that could be read in both pictures.
    var texts: Int
    /// The number of texts that could be read in one picture or none.
    var unreadTexts: Int
    /// The median offset of texts, in points. The offset of a text is the maximum distance between the edges of its
    /// ink and the recorded ink.
    var textInkOffset: Double?

    /// The folder of the picture.
    var group: String { name.split(separator: "/").dropLast().joined(separator: "/") }
    /// The maximum distance between the edges of the drawing's ink and the recorded ink, in points; `nil` if one of
    /// them has no ink.
    var inkOffset: Double? {
        guard let recordedInk, let drawnInk else { return nil }
        return zip(recordedInk, drawnInk).map { abs($0 - $1) }.max()
    }
    var hasOtherSize: Bool { recordedSize != drawnSize }
}

extension Collection where Element == Double {
    /// The median of the values, or the mean of the two middle values; `nil` without values.
    var median: Double? {
        guard !isEmpty else { return nil }
        let values = sorted()
        let middle = values.count / 2
        return values.count.isMultiple(of: 2) ? (values[middle - 1] + values[middle]) / 2 : values[middle]
    }
}
