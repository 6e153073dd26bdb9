import CaretTesting
import Testing

@testable import Gallery

/// The pictures that Gallery draws without a folder.
@MainActor @Suite(.app) struct SamplePictureTests {
    @Test func thereAreTwentyFourPicturesOfDifferentNames() {
        #expect(SamplePicture.all.count == 24)
        #expect(Set(SamplePicture.all.map(\.name)).count == 24)
    }

    @Test func aPictureIsTheSameWheneverItIsDrawn() throws {
        let picture = SamplePicture.all[5]
        let data = try #require(picture.jpegData())
        #expect(data == picture.jpegData())
        #expect(UIImage(data: data)?.size == picture.size)
    }

    /// Along an edge hardly any pixel differs from the one two further in: only arcs that touch the edge do, about 25
    /// pixels of each.
    @Test func tilesMeetWithoutASeam() throws {
        let picture = try #require(SamplePicture.all.first { $0.scene == .tiles && $0.size.height == 1000 })
        let size = picture.size
        let context = try #require(
            CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        var canvas = SampleCanvas(context: context, size: size, palette: picture.palette, seed: 3)
        canvas.paintTiles()
        let data = try #require(context.data)
        func pixel(_ x: Int, _ y: Int) -> UInt32 { data.load(fromByteOffset: y * context.bytesPerRow + x * 4, as: UInt32.self) }
        // A sixth of 1000 pixels, rounded up.
        for edge in stride(from: 167, to: Int(size.width), by: 167) {
            #expect((0..<1000).count { pixel(edge - 1, $0) != pixel(edge - 3, $0) } < 250)
            #expect((0..<1000).count { pixel(edge, $0) != pixel(edge + 2, $0) } < 250)
        }
    }

    @Test func allPicturesAreDrawnIntoAFolderTogether() async throws {
        let folder = try PhotoFolder()
        let drawn = try SampleFolder.draw(into: folder.url.appendingPathComponent("pictures"))
        #expect(try PhotoLibrary(folder: drawn).photos.count == 24)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pictures"])
    }
}
