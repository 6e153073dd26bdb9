import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// The image picker: images of a folder.
@MainActor @Suite(.app) struct ImagePickerTests {
    final class Owner: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var infos: [[UIImagePickerController.InfoKey: Any]] = []
        var cancels = 0
        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            infos.append(info)
            picker.dismiss(animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            cancels += 1
            picker.dismiss(animated: true)
        }
    }

    private let owner = Owner()

    private func write(_ color: UIColor, _ size: CGSize, _ name: String, in folder: URL, age: TimeInterval) throws {
        let image = UIGraphicsImageRenderer(size: size, format: .one).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
        }
        let url = folder.appendingPathComponent(name)
        try #require(image.pngData()).write(to: url)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceReferenceDate: -age)], ofItemAtPath: url.path)
    }

    private func folder() throws -> URL {
        let folder = try TestFolder.make()
        let trip = folder.appendingPathComponent("Trip", isDirectory: true)
        try FileManager.default.createDirectory(at: trip, withIntermediateDirectories: true)
        try write(.red, CGSize(width: 80, height: 40), "Old.png", in: folder, age: 300)
        try write(.green, CGSize(width: 40, height: 40), "Beach.png", in: trip, age: 100)
        try write(.blue, CGSize(width: 40, height: 60), "Hill.png", in: trip, age: 200)
        try Data("no picture".utf8).write(to: folder.appendingPathComponent("Notes.txt"))
        try Data("broken".utf8).write(to: trip.appendingPathComponent(".hidden.png"))
        return folder
    }

    private func launched(
        editing: Bool = false, folder: URL? = nil, delegate: Bool = true, on device: Device = .standard
    ) async throws -> (TestApp, UIImagePickerController) {
        let root = UIViewController()
        let app = try await TestApp.launch(showing: { root }, on: device)
        let picker = UIImagePickerController()
        picker.libraryURL = try folder ?? self.folder()
        picker.allowsEditing = editing
        if delegate { picker.delegate = owner }
        root.present(picker, animated: true)
        try await app.settle()
        return (app, picker)
    }

    @Test func theGridIsMirroredFromRightToLeft() async throws {
        let (app, _) = try await launched(on: .standard.rightToLeft)
        let places = try ["Beach", "Hill", "Old"].map { try app.find(.label($0)).frame.midX }
        #expect(places == places.sorted(by: >))
    }

    @Test func aFolderIsReadWithItsSubfolders() throws {
        let found = PhotoFolder(at: try folder())
        #expect(found.photos.map(\.name) == ["Beach", "Hill", "Old"])
        #expect(found.albums.map { $0.photos.map(\.name) } == [["Old"], ["Beach", "Hill"]] && found.albums.last?.name == "Trip")
        let loop = try TestFolder.make()
        try FileManager.default.createSymbolicLink(at: loop.appendingPathComponent("again"), withDestinationURL: loop)
        #expect(PhotoFolder(at: loop).photos == [] && PhotoFolder(at: nil).albums == [])
        #expect(PhotoFolder(at: loop.appendingPathComponent("none")).photos == [])
    }

    @Test func aChosenPictureIsReportedWithItsFile() async throws {
        let (app, picker) = try await launched()
        try await app.tap("Hill")
        try await app.settle()
        let info = try #require(owner.infos.first)
        #expect(owner.infos.count == 1 && owner.cancels == 0 && picker.presentingViewController == nil)
        #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 40, height: 60))
        #expect((info[.imageURL] as? URL)?.lastPathComponent == "Hill.png" && info[.mediaType] as? String == "public.image")
        #expect(info[.editedImage] == nil && info[.cropRect] == nil)
    }

    @Test func foldersAreAlbums() async throws {
        let (app, _) = try await launched()
        try await app.tap("Albums")
        try await app.settle()
        try await app.tap("Trip")
        try await app.settle()
        #expect(app.exists("Beach") && app.exists("Hill") && !app.exists("Old"))
        try await app.tap("Beach")
        try await app.settle()
        #expect((owner.infos.first?[.imageURL] as? URL)?.lastPathComponent == "Beach.png")
    }

    @Test func cancellingIsReportedOnce() async throws {
        let (app, _) = try await launched()
        try await app.tap("Cancel")
        try await app.settle()
        #expect(owner.cancels == 1 && owner.infos.isEmpty)
        let (other, picker) = try await launched()
        await other.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 800), over: .milliseconds(200))
        try await other.settle()
        #expect(picker.presentingViewController == nil && owner.cancels == 2)
    }

    @Test func aSquareIsCropped() async throws {
        let (app, _) = try await launched(editing: true)
        try await app.tap("Old")
        try await app.settle()
        try await app.tap("Choose")
        try await app.settle()
        let info = try #require(owner.infos.first)
        #expect(info[.cropRect] as? CGRect == CGRect(x: 20, y: 0, width: 40, height: 40))
        let edited = try #require(info[.editedImage] as? UIImage)
        #expect(edited.size == CGSize(width: 40, height: 40))
        let pixels = try #require(edited.cgImage)
        #expect(pixels.pixel(5, 20) == 0xFFFF_FFFF && pixels.pixel(35, 20) == 0xFFFF_0000)
        #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 80, height: 40))
    }

    @Test func theImageIsMovedUnderTheSquare() async throws {
        let (app, picker) = try await launched(editing: true)
        try await app.tap("Old")
        try await app.settle()
        let crop = try #require(picker.topViewController?.view.everything.lazy.compactMap { $0 as? UIScrollView }.first)
        let before = crop.contentOffset.x
        await app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 20, y: 400), over: .milliseconds(400), rest: .milliseconds(300))
        try await app.settle()
        #expect(crop.contentOffset.x > before + 100)
        try await app.tap("Choose")
        try await app.settle()
        let rect = try #require(owner.infos.first?[.cropRect] as? CGRect)
        #expect(rect.minX > 30 && rect.maxX <= 80 && rect.height == 40)
    }

    @Test func cancellingTheCropReturnsToTheGrid() async throws {
        let (app, _) = try await launched(editing: true)
        try await app.tap("Old")
        try await app.settle()
        try await app.tap("Cancel")
        try await app.settle()
        #expect(app.exists("Beach") && owner.cancels == 0)
    }

    @Test func aDamagedFileIsReported() async throws {
        let folder = try TestFolder.make()
        try Data("no picture".utf8).write(to: folder.appendingPathComponent("Bad.png"))
        let (app, picker) = try await launched(folder: folder)
        try await app.tap("Bad")
        try await app.settle()
        #expect(app.exists("Cannot Open Picture") && owner.infos.isEmpty)
        try await app.tap("OK")
        try await app.settle()
        #expect(picker.presentingViewController != nil)
    }

    @Test func withoutADelegateItIsDismissed() async throws {
        let (app, picker) = try await launched(folder: try TestFolder.make(), delegate: false)
        #expect(app.exists("No Photos"))
        try await app.tap("Cancel")
        try await app.settle()
        #expect(picker.presentingViewController == nil)
    }

    @Test func theAppMayKeepItOpenAndDismissItByItself() async throws {
        final class Collector: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
            var calls: [String] = []
            func imagePickerController(
                _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) { calls.append((info[.imageURL] as? URL)?.lastPathComponent ?? "") }
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { calls.append("cancel") }
        }
        let collector = Collector()
        let (app, picker) = try await launched()
        picker.delegate = collector
        for name in ["Hill", "Beach", "Hill"] { try await app.tap(.label(name)) }
        try await app.settle()
        #expect(collector.calls == ["Hill.png", "Beach.png", "Hill.png"] && picker.presentingViewController != nil)
        picker.presentingViewController?.dismiss(animated: true)
        try await app.settle()
        #expect(collector.calls.count == 3 && picker.presentingViewController == nil)
    }

    @Test func thereIsNoCamera() async {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera) && UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.availableMediaTypes(for: .savedPhotosAlbum) == ["public.image"])
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIImagePickerController().sourceType = .camera }
        }
    }
}

extension UIGraphicsImageRendererFormat {
    /// One pixel per point.
    fileprivate static var one: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
