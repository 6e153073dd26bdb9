import CoreGraphics
import Foundation
import PictureMetrics

/// Compares a drawing with the recorded picture of the same name.
struct PictureComparison {
    /// The maximum difference of a channel, 0…255, in pixels that count as equal. It covers differences of colour
    /// profiles and antialiasing.
    static let channelTolerance = 8
    /// The margin of masks around texts, in points, because glyphs extend beyond their boxes.
    static let maskMargin: CGFloat = 2

    let recorded: PictureFolder
    let drawn: PictureFolder

    /// Returns the figures of a picture.
    ///
    /// - Throws: ``FidelityError`` if a file is missing or damaged.
    func figures(_ name: String) throws(FidelityError) -> PictureFigures {
        guard FileManager.default.fileExists(atPath: drawn.picture(name).path) else { throw .noDrawing(name: name) }
        let whole = (recorded: try Self.load(recorded.picture(name)), drawn: try Self.load(drawn.picture(name)))
        let record = try drawn.decode(DrawingRecord.self, name) ?? DrawingRecord(scale: 1, texts: [])
        let known = try recorded.decode(RecordedLines.self, name)?.lines ?? [:]
        let width = min(whole.recorded.width, whole.drawn.width)
        let height = min(whole.recorded.height, whole.drawn.height)
        let pair = (
            recorded: whole.recorded.cropped(width: width, height: height), drawn: whole.drawn.cropped(width: width, height: height)
        )

        var texts = TextComparison(known)
        let readers = [whole.recorded, whole.drawn].map { WrapReader($0, scale: record.scale) }
        texts.compare(record.texts, recorded: readers[0], drawn: readers[1])
        let masked = (record.texts.map(\.frame) + texts.recordedInk).map { $0.insetBy(dx: -Self.maskMargin, dy: -Self.maskMargin) }
        let area = PixelArea(masked, scale: record.scale, width: width, height: height)
        let similarity = StructuralSimilarity.mean(pair.recorded, pair.drawn) ?? 1
        let maskedSimilarity =
            record.texts.isEmpty
            ? similarity
            : StructuralSimilarity.mean(pair.recorded.erasing(area), pair.drawn.erasing(area), excluding: area)
        let ownFrames = PixelArea(record.texts.map(\.frame), scale: record.scale, width: width, height: height)
        let textSimilarity =
            record.texts.isEmpty ? nil : StructuralSimilarity.mean(pair.recorded, pair.drawn, within: ownFrames)
        return PictureFigures(
            name: name, recordedSize: [whole.recorded.width, whole.recorded.height], drawnSize: [whole.drawn.width, whole.drawn.height],
            scale: record.scale, similarity: similarity, maskedSimilarity: maskedSimilarity, textSimilarity: textSimilarity,
            equalPixels: pair.recorded.equalPixels(pair.drawn, tolerance: Self.channelTolerance),
            recordedInk: Self.edges(InkBox.find(in: whole.recorded, scale: record.scale)),
            drawnInk: Self.edges(InkBox.find(in: whole.drawn, scale: record.scale)), wraps: texts.wraps, otherWraps: texts.others,
            texts: texts.read, unreadTexts: texts.unread, textInkOffset: texts.inkOffsets.median)
    }

    static func load(_ url: URL) throws(FidelityError) -> Raster {
        do {
            let decoded = try ImageSource(url: url).decode()
            if let damage = decoded.error { throw FidelityError.unreadable(path: url.path, reason: "\(damage)") }
            return Raster(decoded.image)
        } catch let error as FidelityError { throw error } catch { throw .unreadable(path: url.path, reason: "\(error)") }
    }

    private static func edges(_ rect: CGRect?) -> [Double]? {
        rect.map { [$0.minX, $0.minY, $0.maxX, $0.maxY].map { Double($0) } }
    }
}
