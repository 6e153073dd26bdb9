import CaretTesting
import Foundation
import Testing

@testable import Photos

/// The properties of photos.
@MainActor @Suite(.app) struct AssetTests {
    @Test func aFileDescribesThePhoto() async throws {
        let files = try PhotoFiles()
        let jpeg = try #require(PhotoFiles.image(40, 20).jpegData(compressionQuality: 0.9))
        try files.add("camera.jpg", ExifData.add(to: jpeg, orientation: 6))
        try files.add("plain.png", width: 12, height: 34, day: 3)
        _ = try await files.launch()
        let camera = try PhotoFiles.asset("camera")
        #expect(camera.pixelWidth == 20 && camera.pixelHeight == 40)
        #expect(camera.creationDate == Date(timeIntervalSince1970: 1_614_827_167))
        let location = try #require(camera.location)
        #expect(abs(location.coordinate.latitude + 33.51) < 1e-9 && abs(location.coordinate.longitude + 70.25) < 1e-9)
        #expect(abs(location.altitude - 123.4) < 1e-9 && location.timestamp == camera.creationDate)
        let plain = try PhotoFiles.asset("plain")
        #expect(plain.pixelWidth == 12 && plain.pixelHeight == 34 && plain.location == nil)
        #expect(plain.creationDate == PhotoFiles.date(3) && plain.modificationDate == PhotoFiles.date(3))
        #expect(plain.mediaType == .image && plain.mediaSubtypes == [] && plain.duration == 0 && plain.playbackStyle == .image)
        #expect(plain.sourceType == .typeUserLibrary && !plain.isFavorite && !plain.isHidden)
        #expect(plain.canPerform(.delete) && plain.canPerform(.properties) && !plain.canPerform(.content))
    }

    @Test func cameraInformationIsFoundInPNGFilesAndBehindOtherSegments() async throws {
        let files = try PhotoFiles()
        try files.add("chunk.png", ExifData.add(toPNG: try #require(PhotoFiles.image(40, 20).pngData())))
        let jpeg = ExifData.add(to: try #require(PhotoFiles.image(40, 20).jpegData(compressionQuality: 0.9)))
        // Three comments of 60,000 bytes precede the block.
        let comments = (0..<3).reduce(into: Data()) { data, _ in data += [0xFF, 0xFE, 0xEA, 0x62] + Data(count: 60_000) }
        try files.add("late.jpg", jpeg.prefix(2) + comments + jpeg.dropFirst(2))
        _ = try await files.launch()
        for name in ["chunk", "late"] {
            let asset = try PhotoFiles.asset(name)
            #expect(asset.creationDate == Date(timeIntervalSince1970: 1_614_827_167) && asset.location != nil)
        }
    }

    @Test func kindsFollowFromNamesSizesAndFrames() async throws {
        let files = try PhotoFiles()
        try files.add("Screenshot 1.png")
        try files.add("Screenshots/other.png")
        try files.add("wide.png", width: 2_000, height: 1_000)
        try files.add("small and wide.png", width: 200, height: 100)
        let frames = [PhotoFiles.image(4, 4, .red), PhotoFiles.image(4, 4, .blue)].compactMap(\.cgImage)
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
        for frame in frames { CGImageDestinationAddImage(destination, frame, nil) }
        #expect(CGImageDestinationFinalize(destination))
        try files.add("moving.gif", Data(referencing: data))
        _ = try await files.launch()
        #expect(try PhotoFiles.asset("Screenshot 1").mediaSubtypes == .photoScreenshot)
        #expect(try PhotoFiles.asset("other").mediaSubtypes == .photoScreenshot)
        #expect(try PhotoFiles.asset("wide").mediaSubtypes == .photoPanorama)
        #expect(try PhotoFiles.asset("small and wide").mediaSubtypes == [])
        #expect(try PhotoFiles.asset("moving").playbackStyle == .imageAnimated)
    }

    @Test func brokenFilesAreAssetsWithoutPixels() async throws {
        let files = try PhotoFiles()
        try files.add("broken.jpg", Data("no picture".utf8))
        try files.add("empty.png", Data())
        try files.add("notes.txt", Data("text".utf8))
        try files.add(".hidden.png")
        _ = try await files.launch()
        #expect(PhotoFiles.names(PHAsset.fetchAssets(with: nil)).sorted() == ["broken", "empty"])
        let broken = try PhotoFiles.asset("broken")
        #expect(broken.pixelWidth == 0 && broken.playbackStyle == .unsupported)
    }

    @Test func identifiersAreTheSameAfterALaunch() async throws {
        let files = try PhotoFiles()
        try files.add("a.png")
        try files.add("b.png")
        _ = try await files.launch()
        let first = try PhotoFiles.asset("a")
        #expect(first.localIdentifier != (try PhotoFiles.asset("b")).localIdentifier && first.localIdentifier.hasSuffix("/L0/001"))
        _ = try await files.launch()
        let second = try PhotoFiles.asset("a")
        #expect(second == first && second !== first && second.hash == first.hash)
        #expect(PHAsset.fetchAssets(withLocalIdentifiers: [first.localIdentifier, "other"], options: nil).count == 1)
    }

    @Test func aLoopOfLinksEnds() async throws {
        let files = try PhotoFiles()
        try files.add("Album/a.png")
        try FileManager.default.createSymbolicLink(
            at: files.folder.appendingPathComponent("Album/loop"), withDestinationURL: files.folder)
        try FileManager.default.createSymbolicLink(
            at: files.folder.appendingPathComponent("outside"), withDestinationURL: URL(fileURLWithPath: "/usr"))
        let app = try await files.launch()
        #expect(app.system.photos.names == ["Album/a.png"])
    }
}
