import CaretTesting
import Foundation
import Synchronization
import TestFolders
import Testing

@testable import Photos
@testable import PhotosUI

/// The picker of photos.
@MainActor @Suite(.noLeaks) struct PhotoPickerTests {
    private final class Owner: NSObject, PHPickerViewControllerDelegate {
        var results: [[PHPickerResult]] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
            picker.dismiss(animated: true)
        }

        var names: [[String]] { results.map { $0.compactMap(\.itemProvider.suggestedName) } }
    }

    private let owner = Owner()
    private let root = UIViewController()

    private static func data(_ width: Int = 40, _ height: Int = 30) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return try #require(
            UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: width, height: height))
            }.jpegData(compressionQuality: 0.9))
    }

    private func folder(_ names: [String] = ["a.jpg", "b.jpg", "c.jpg", "Album/d.jpg"]) throws -> URL {
        let folder = try TestFolder.make()
        for (index, name) in names.enumerated() {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Self.data().write(to: url)
            try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: Double(index))], ofItemAtPath: url.path)
        }
        return folder
    }

    private func shown(
        _ configuration: PHPickerConfiguration = PHPickerConfiguration(), folder: URL?, on device: Device = .standard
    ) async throws -> (app: TestApp, picker: PHPickerViewController) {
        let root = root
        let app = try await TestApp.launch(showing: { root }, on: device)
        app.system.photos.folder = folder
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = owner
        root.present(picker, animated: true)
        try await app.settle()
        return (app, picker)
    }

    private func configuration(limit: Int, _ selection: PHPickerConfiguration.Selection = .default) -> PHPickerConfiguration {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = limit
        configuration.selection = selection
        return configuration
    }

    @Test func aTapPicksOnePhotoWithoutPermission() async throws {
        let (app, picker) = try await shown(folder: folder())
        #expect(!app.exists("Add") && app.system.permissions[.photos] == .notDetermined)
        try await app.tap("b")
        try await app.settle()
        #expect(owner.names == [["b"]] && owner.results[0][0].assetIdentifier == nil && picker.presentingViewController == nil)
        #expect(
            app.system.requests.requests(to: "photos").map(\.text) == ["shows the photo picker (limit: 1)", "picks photos (number: 1)"])
    }

    @Test func theGridIsMirroredFromRightToLeft() async throws {
        var places: [[CGFloat]] = []
        for device in [Device.standard, .standard.rightToLeft] {
            let (app, _) = try await shown(folder: folder(["a.jpg", "b.jpg", "c.jpg"]), on: device)
            places.append(try ["a", "b", "c"].map { try app.find(.label($0)).frame.midX })
            try app.system.photos.pick()
            try await app.settle()
        }
        #expect(places[0] == places[0].sorted() && places[1] == places[1].sorted(by: >))
    }

    @Test func severalPhotosArePickedInTheirOrder() async throws {
        let (app, _) = try await shown(configuration(limit: 2, .ordered), folder: folder())
        #expect(app.exists("Select up to 2 photos."))
        try await app.tap("Add")
        try await app.settle()
        #expect(owner.results.isEmpty)
        for name in ["c", "a", "b", "a", "a"] { try await app.tap(.label(name)) }
        try await app.settle()
        #expect(app.exists("2 Photos Selected"))
        try await app.tap("Add")
        try await app.settle()
        #expect(owner.names == [["c", "a"]])
        let identifiers = owner.results[0].compactMap(\.assetIdentifier)
        app.system.permissions[.photos] = .granted
        #expect(PHAsset.fetchAssets(withLocalIdentifiers: identifiers, options: nil).count == 2)
    }

    @Test func cancellingAndDraggingPickNothing() async throws {
        let (app, picker) = try await shown(folder: folder())
        try await app.tap("Cancel")
        try await app.settle()
        #expect(owner.names == [[]] && picker.presentingViewController == nil)
        let (second, other) = try await shown(folder: folder())
        await second.drag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 800))
        try await second.settle()
        #expect(owner.names == [[], []] && other.presentingViewController == nil)
    }

    @Test func preselectedPhotosRemainAfterACancellation() async throws {
        var setup = configuration(limit: 0)
        setup.preselectedAssetIdentifiers = ["c.jpg", "a.jpg", "gone.jpg"].map(PhotosService.identifier)
        let (app, picker) = try await shown(setup, folder: folder())
        #expect(app.exists("2 Photos Selected"))
        try await app.tap("b")
        picker.deselectAssets(withIdentifiers: [PhotosService.identifier(ofName: "c.jpg")])
        try await app.settle()
        try await app.tap("Add")
        try await app.settle()
        #expect(owner.names == [["a", "b"]])
        let (second, _) = try await shown(setup, folder: folder())
        try await second.tap("b")
        try await second.tap("Cancel")
        try await second.settle()
        #expect(owner.names == [["a", "b"], ["c", "a"]])
    }

    @Test func albumsShowTheirPhotos() async throws {
        let (app, _) = try await shown(configuration(limit: 0), folder: folder())
        try await app.tap("Albums")
        try await app.settle()
        #expect(app.exists("Recents") && !app.exists("Favorites"))
        try await app.tap("Album")
        try await app.settle()
        #expect(app.exists("d") && !app.exists("a"))
        try await app.tap("d")
        try await app.tap("Add")
        try await app.settle()
        #expect(owner.names == [["d"]])
    }

    @Test func aFilterExcludesPhotos() async throws {
        let folder = try folder(["a.jpg", "Screenshot.jpg"])
        try Self.data(2_000, 900).write(to: folder.appendingPathComponent("wide.jpg"))
        var setup = PHPickerConfiguration()
        setup.filter = .any(of: [.screenshots, .panoramas])
        let (app, _) = try await shown(setup, folder: folder)
        #expect(app.exists("Screenshot") && app.exists("wide") && !app.exists("a"))
        #expect(throws: PhotoAnswerError.excluded(name: "a.jpg")) { try app.system.photos.pick("a.jpg") }
        try app.system.photos.pick("wide.jpg")
        try await app.settle()
        #expect(owner.names == [["wide"]])
        setup.filter = .not(.images)
        let (second, _) = try await shown(setup, folder: folder)
        #expect(second.exists("No Photos"))
        let photo = try #require(second.system.photos.snapshot().photos.first { $0.name == "a.jpg" })
        #expect(!PHPickerFilter.videos.includes(photo) && PHPickerFilter.any(of: [.videos, .images]).includes(photo))
        #expect(!PHPickerFilter.all(of: [.images, .livePhotos]).includes(photo) && PHPickerFilter.playbackStyle(.image).includes(photo))
    }

    @Test func aTestPicksPhotos() async throws {
        let (app, picker) = try await shown(configuration(limit: 2), folder: folder())
        #expect(throws: PhotoAnswerError.noSuchPhoto(name: "x.jpg")) { try app.system.photos.pick("x.jpg") }
        #expect(throws: PhotoAnswerError.tooMany(limit: 2)) { try app.system.photos.pick("a.jpg", "b.jpg", "c.jpg") }
        try app.system.photos.pick("Album/d.jpg", "a.jpg")
        try await app.settle()
        #expect(owner.names == [["d", "a"]] && picker.presentingViewController == nil)
        #expect(throws: PhotoAnswerError.noPicker) { try app.system.photos.pick("a.jpg") }
        let (second, _) = try await shown(folder: folder())
        try second.system.photos.pick()
        try await second.settle()
        #expect(owner.names == [["d", "a"], []])
    }

    @Test func aResultLoadsTheImageTheDataAndTheFile() async throws {
        let folder = try folder(["a.jpg"])
        let (app, _) = try await shown(folder: folder)
        try app.system.photos.pick("a.jpg")
        try await app.settle()
        let provider = try #require(owner.results.first?.first).itemProvider
        let data = try Data(contentsOf: folder.appendingPathComponent("a.jpg"))
        #expect(provider.canLoadObject(ofClass: UIImage.self) && provider.hasItemConformingToTypeIdentifier("public.image"))
        let found = Mutex<(size: CGSize, data: Data?, file: Data?, name: String, isMainThread: Bool)>((.zero, nil, nil, "", true))
        provider.loadObject(ofClass: UIImage.self) { image, _ in
            let size = (image as? UIImage)?.size ?? .zero
            found.withLock { $0.size = size }
        }
        provider.loadDataRepresentation(forTypeIdentifier: "public.jpeg") { data, _ in
            found.withLock { ($0.data, $0.isMainThread) = (data, Thread.isMainThread) }
        }
        let file = Mutex<URL?>(nil)
        provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
            file.withLock { $0 = url }
            found.withLock { ($0.file, $0.name) = (url.flatMap { try? Data(contentsOf: $0) }, url?.lastPathComponent ?? "") }
        }
        try await app.settle()
        #expect(found.withLock { $0.size == CGSize(width: 40, height: 30) && $0.data == data && $0.file == data && $0.name == "a.jpeg" })
        #expect(found.withLock { !$0.isMainThread })
        #expect(file.withLock { $0.map { FileManager.default.fileExists(atPath: $0.path) } } == false)
    }

    @Test func tenThousandPhotosNeedFewImages() async throws {
        let folder = try folder(["a.jpg"])
        let photo = folder.appendingPathComponent("a.jpg")
        for number in 0..<10_000 { link(photo.path, folder.appendingPathComponent("\(number).jpg").path) }
        let (app, picker) = try await shown(folder: folder)
        #expect(app.system.photos.names.count == 10_001)
        let grid = try #require(Self.grid(in: picker.view))
        #expect(grid.contentOffset.y > 100_000)
        #expect(UIApplication.shared.imageCache.decodes < 60)
        grid.setContentOffset(CGPoint(x: 0, y: 50_000), animated: false)
        try await app.settle()
        #expect(grid.visibleCells.count < 60 && UIApplication.shared.imageCache.decodes < 120)
        #expect(UIApplication.shared.imageCache.currentBytes < 16 << 20)
        try app.system.photos.pick()
        try await app.settle()
    }

    private static func grid(in view: UIView?) -> UICollectionView? {
        (view as? UICollectionView) ?? view?.subviews.lazy.compactMap { grid(in: $0) }.first
    }

    @Test func theUserChangesTheLimitedSelection() async throws {
        let root = root
        let app = try await TestApp.launch(showing: { root })
        app.system.photos.folder = try folder()
        #expect(await PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: root) == [])
        app.system.permissions[.photos] = .limited
        try app.system.photos.limit(to: ["a.jpg"])
        var added: [[String]] = []
        PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: root) { added.append($0) }
        try await app.settle()
        #expect(app.exists("1 Photo Selected") && !app.exists("Albums"))
        for name in ["a", "c"] { try await app.tap(.label(name)) }
        try await app.tap("Done")
        try await app.settle()
        #expect(added == [[PhotosService.identifier(ofName: "c.jpg")]] && app.system.photos.limitedNames == ["c.jpg"])
        #expect(root.presentedViewController == nil)
        PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: root) { added.append($0) }
        try await app.settle()
        try await app.tap("c")
        try await app.tap("Cancel")
        try await app.settle()
        #expect(added.last == [] && app.system.photos.limitedNames == ["c.jpg"])
    }

    @Test func anEarlyOrOtherSelectionRevokesNoUnseenPhoto() async throws {
        let root = root
        let app = try await TestApp.launch(showing: { root })
        app.system.photos.folder = try folder()
        app.system.permissions[.photos] = .limited
        let identifiers = ["a.jpg", "b.jpg", "gone.jpg"].map(PhotosService.identifier)
        app.system.photos.select(identifiers: identifiers)
        try app.system.photos.apply([
            .mark(identifier: identifiers[1], isFavorite: nil, isHidden: true, creationDate: nil, location: nil)
        ])
        var added: [[String]] = []
        PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: root) { added.append($0) }
        let picker = try #require(root.presentedViewController as? PhotoPickerNavigation)
        // The photos are not loaded yet.
        picker.loadViewIfNeeded()
        picker.finishSelection()
        #expect(app.system.photos.snapshot().selection == Set(identifiers))
        try await app.settle()
        #expect(added.isEmpty && app.exists("1 Photo Selected"))
        try app.system.photos.apply([.add(name: "new.jpg", .data(Self.data()))])
        try await app.tap("a")
        try await app.tap("Done")
        try await app.settle()
        let kept = ["b.jpg", "gone.jpg", "new.jpg"].map(PhotosService.identifier)
        #expect(added == [[]] && app.system.photos.snapshot().selection == Set(kept))
    }

    @Test func aNegativeLimitStopsTheApp() async {
        await #expect(processExitsWith: .failure) {
            var configuration = PHPickerConfiguration()
            configuration.selectionLimit = -1
        }
    }
}
