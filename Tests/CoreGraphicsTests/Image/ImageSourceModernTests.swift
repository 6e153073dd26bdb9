import Foundation
import Pixbuf
import Testing

@testable import CoreGraphics

/// HEIC, AVIF and WebP, whose loaders `Scripts/setup` installs.
@Suite struct ImageSourceModernTests {
    private static let corners: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

    private func expectCorners(_ image: CGImage) {
        for (color, wanted) in zip(image.cornerColors, Self.corners) {
            for shift in [0, 8, 16] as [UInt32] { #expect(abs(Int(color >> shift & 255) - Int(wanted >> shift & 255)) < 16) }
        }
    }

    @Test(arguments: [
        ("a.heic", StoredPictures.heic, ImageFormat.heic), ("a.avif", StoredPictures.avif, .avif), ("a.webp", StoredPictures.webP, .webP),
        ("turned.heic", StoredPictures.turnedHEIC, .heic), ("turned.avif", StoredPictures.turnedAVIF, .avif),
    ]) func imagesAreReadUprightAtTheRequestedSize(name: String, data: Data, format: ImageFormat) throws {
        let source = try ImageSource(url: try TestFiles.write(data, as: name))
        #expect(source.header.format == format)
        #expect(source.header.size == PixelSize(width: 96, height: 64))
        for fit in [nil, ImageFit(PixelSize(width: 48, height: 48))] {
            let result = try source.decode(fitting: fit)
            #expect(result.image.width == (fit == nil ? 96 : 48))
            #expect(result.image.height == (fit == nil ? 64 : 32))
            #expect(result.error == nil)
            expectCorners(result.image)
        }
    }

    @Test func theOrientationInExifOfAnHEICIsLeftToItsDecoder() throws {
        let source = try ImageSource(data: StoredPictures.exifHEIC)
        #expect(source.header.size == PixelSize(width: 64, height: 96))
        #expect(try source.decode().image.height == 96)
    }

    /// The boxes specify 64,000 by 96,000 pixels; the coded image inside is small, but is not read.
    @Test func aSizeOverTheBudgetIsRefusedBeforeDecoding() throws {
        var data = StoredPictures.turnedHEIC
        let place = try #require(data.range(of: Data("ispe".utf8))).upperBound
        data.replaceSubrange(place + 4..<place + 12, with: [0, 0, 0xFA, 0, 0, 1, 0x77, 0])
        let source = try ImageSource(data: data, name: "huge.heic")
        #expect(source.header.size == PixelSize(width: 96_000, height: 64_000))
        let error = #expect(throws: ImageError.self) { try source.decode(fitting: ImageFit(PixelSize(width: 9, height: 9))) }
        guard case .tooLarge(_, 96_000, 64_000, let needed, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(needed > 50_000_000_000)
        data.replaceSubrange(place + 4..<place + 12, with: [UInt8](repeating: 0xFF, count: 8))
        #expect(throws: ImageError.self) { try ImageSource(data: data).decode() }
    }

    @Test func aCutOutGivesTheSize() throws {
        var data = StoredPictures.heic
        let box = try #require(data.range(of: Data("pixi".utf8)))
        // In place of the box that follows the size; 40/2 by 30/1.
        let cut: [UInt8] = [0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0, 30, 0, 0, 0, 1]
        data.replaceSubrange(box.lowerBound - 4..<box.lowerBound + 12, with: [0, 0, 0, 24] + Array("clap".utf8) + cut)
        for (name, growth) in [("ipco", 8), ("iprp", 8), ("meta", 8)] as [(String, UInt8)] {
            let length = try #require(data.range(of: Data(name.utf8))).lowerBound - 1
            data[length] = data[length] &+ growth
        }
        #expect(try ImageSource(data: data).header.size == PixelSize(width: 20, height: 30))
    }

    @Test(arguments: [StoredPictures.turnedHEIC, StoredPictures.avif, StoredPictures.webP])
    func truncatedOrDamagedFilesAreErrorsAndNeverACrash(whole: Data) {
        for count in stride(from: 1, to: whole.count, by: 7) {
            let result = Result { try ImageSource(data: whole.prefix(count)).decode() }
            if let image = try? result.get() { #expect(image.error == .truncated(name: "image data"), "\(count)") }
        }
        var damaged = whole
        for index in stride(from: 4, to: min(whole.count, 400), by: 3) {
            damaged[index] ^= 0xD7
            _ = try? ImageSource(data: damaged).decode(budget: 1 << 20)
            damaged[index] ^= 0xD7
        }
        #expect(throws: Never.self) { try ImageSource(data: damaged).decode() }
    }

    @Test func contradictoryBoxesAreAnError() {
        let start = Array("....ftypheic....".utf8)
        let lengths: [[UInt8]] = [[0, 0, 0, 1], [0, 0, 0, 4], [0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0]]
        for length in lengths {
            let bytes = [0, 0, 0, 16] + start.dropFirst(4) + length + Array("meta".utf8) + [UInt8](repeating: 0xFF, count: 64)
            #expect(throws: ImageError.self) { try ImageSource(data: Data(bytes)) }
        }
    }

    /// The box with the size is removed, so that the file has none.
    @Test func withoutASizeTheFileIsDamaged() throws {
        var data = StoredPictures.heic
        data.replaceSubrange(try #require(data.range(of: Data("ispe".utf8))), with: Data("free".utf8))
        #expect(throws: ImageError.damaged(name: "image data", reason: "its header is incomplete")) { try ImageSource(data: data) }
    }

    @Test func loadersAreFoundByTypeAndAMissingOneHasAPackage() {
        #expect(PixbufLoader.isInstalled(mimeType: ImageFormat.heic.mimeType))
        #expect(!PixbufLoader.isInstalled(mimeType: "image/nothing"))
        #expect(ImageFormat.webP.package == "webp-pixbuf-loader")
        #expect(ImageFormat.avif.package == "heif-gdk-pixbuf")
        #expect(ImageFormat.gif.package == nil)
    }
}
