import CaretTesting
import Foundation
import Synchronization
import TestFolders
import Testing

@testable import Photos

/// Changes of the library by the app.
@MainActor @Suite(.app) struct LibraryChangeTests {
    private let library = PHPhotoLibrary.shared()

    @Test func imagesAndFilesAreAdded() async throws {
        let files = try PhotoFiles()
        try files.add("IMG.JPG")
        let app = try await files.launch()
        let image = PhotoFiles.image(8, 8)
        let file = try TestFolder.make().appendingPathComponent("Picture.png")
        try #require(image.pngData()).write(to: file)
        let identifiers = Mutex<[String]>([])
        let data = try #require(image.pngData())
        try await library.performChanges {
            let first = PHAssetChangeRequest.creationRequestForAsset(from: image)
            first.creationDate = PhotoFiles.anotherDate
            first.isFavorite = true
            first.location = CLLocation(latitude: 1, longitude: 2)
            let second = PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: file)
            let third = PHAssetCreationRequest.forAsset()
            third.addResource(with: .photo, data: data, options: nil)
            let all = [first, second, third].compactMap { $0?.placeholderForCreatedAsset?.localIdentifier }
            identifiers.withLock { $0 = all }
        }
        #expect(app.system.photos.added == ["IMG 2.JPG", "Picture.png", "IMG.PNG"])
        let assets = PHAsset.fetchAssets(withLocalIdentifiers: identifiers.withLock { $0 }, options: nil).objects
        try #require(assets.count == 3)
        #expect(assets[0].isFavorite && assets[0].creationDate == PhotoFiles.anotherDate && assets[0].pixelWidth == 8)
        #expect(assets[0].location?.coordinate.longitude == 2 && !assets[1].isFavorite)
        #expect(try Data(contentsOf: files.folder.appendingPathComponent("IMG.PNG")) == data)
        #expect(app.system.photos.favorites == ["IMG 2.JPG"])
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func aNewFileIsAPhotoInTheFolder() async throws {
        let files = try PhotoFiles()
        let app = try await files.launch()
        let data = try #require(PhotoFiles.image(8, 8).pngData())
        let source = try TestFolder.make().appendingPathComponent("moved.png")
        try data.write(to: source)
        try library.performChangesAndWait {
            let options = PHAssetResourceCreationOptions()
            options.originalFilename = "../outside/notes"
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: options)
            let moving = PHAssetResourceCreationOptions()
            moving.shouldMoveFile = true
            PHAssetCreationRequest.forAsset().addResource(with: .photo, fileURL: source, options: moving)
        }
        #expect(app.system.photos.names.sorted() == ["-outside-notes.PNG", "moved.png"])
        #expect(!FileManager.default.fileExists(atPath: source.path))
        #expect(throws: PHPhotosError.self) { try library.performChangesAndWait { _ = PHAssetCreationRequest.forAsset() } }
        #expect(PHAssetCreationRequest.supportsAssetResourceTypes([1]) && !PHAssetCreationRequest.supportsAssetResourceTypes([1, 9]))
    }

    @Test func completionHandlersRunOnAnotherThread() async throws {
        let app = try await PhotoFiles().launch()
        let threads = Mutex<[Bool]>([])
        library.performChanges {
            threads.withLock { $0.append(Thread.isMainThread) }
        } completionHandler: { isDone, error in
            threads.withLock { $0 += [Thread.isMainThread, !isDone, error != nil] }
        }
        try await app.settle()
        #expect(threads.withLock { $0 } == [false, false, false, false])
    }

    @Test func propertiesAreChangedWithoutTheFile() async throws {
        let files = try PhotoFiles()
        let url = try files.add("a.png")
        let data = try Data(contentsOf: url)
        let app = try await files.launch()
        let asset = try PhotoFiles.asset("a")
        try library.performChangesAndWait {
            let request = PHAssetChangeRequest(for: asset)
            request.isFavorite = true
            request.isHidden = true
        }
        #expect(PHAsset.fetchAssets(with: nil).count == 0)
        let options = PHFetchOptions()
        options.includeHiddenAssets = true
        options.predicate = NSPredicate(format: "isFavorite == YES")
        #expect(PHAsset.fetchAssets(with: options).firstObject?.isHidden == true)
        let hidden = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumAllHidden, options: nil)
        #expect(PHAsset.fetchAssets(in: hidden[0], options: nil).count == 1)
        #expect(try Data(contentsOf: url) == data && app.system.photos.favorites == ["a.png"])
    }

    @Test(arguments: [true, false]) func theUserConfirmsADeletion(confirms: Bool) async throws {
        let files = try PhotoFiles()
        for name in ["a", "b"] { try files.add("\(name).png") }
        let app = try await files.launch()
        let asset = try PhotoFiles.asset("a")
        let codes = Mutex<[PHPhotosError.Code?]>([])
        library.performChanges {
            PHAssetChangeRequest.deleteAssets([asset] as NSArray)
        } completionHandler: { _, error in
            codes.withLock { $0.append((error as? PHPhotosError)?.code) }
        }
        try await app.settle()
        #expect(app.exists(.label("Allow “\(PermissionRequests.appName)” to delete this photo?")) && codes.withLock { $0.isEmpty })
        try await app.tap(confirms ? "Delete" : "Don’t Allow")
        try await app.settle()
        #expect(codes.withLock { $0 } == [confirms ? nil : .userCancelled])
        #expect(app.system.photos.names == (confirms ? ["b.png"] : ["a.png", "b.png"]))
        #expect(app.system.photos.removed == (confirms ? ["a.png"] : []))
        let names = try FileManager.default.contentsOfDirectory(atPath: files.folder.path).sorted()
        #expect(names == app.system.photos.names)
    }

    @Test func aDeletionCannotBlockTheThread() async throws {
        let files = try PhotoFiles()
        try files.add("a.png")
        let app = try await files.launch()
        let asset = try PhotoFiles.asset("a")
        let error = #expect(throws: PHPhotosError.self) {
            try library.performChangesAndWait { PHAssetChangeRequest.deleteAssets([asset]) }
        }
        #expect(error?.code == .changeNotSupported && app.system.photos.names == ["a.png"])
    }

    @Test func theAppChangesItsAlbumsOnly() async throws {
        let files = try PhotoFiles()
        for (index, name) in ["a", "b", "c"].enumerated() { try files.add("\(name).png", day: index) }
        try files.add("Folder/d.png", day: 9)
        _ = try await files.launch()
        let (a, b, c) = (try PhotoFiles.asset("a"), try PhotoFiles.asset("b"), try PhotoFiles.asset("c"))
        let image = PhotoFiles.image(4, 4)
        let identifier = Mutex("")
        try library.performChangesAndWait {
            let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Mine")
            album.addAssets([c, a, c] as NSArray)
            let new = PHAssetChangeRequest.creationRequestForAsset(from: image).placeholderForCreatedAsset
            album.addAssets([new].compactMap(\.self) as [PHObject])
            identifier.withLock { $0 = album.placeholderForCreatedAssetCollection.localIdentifier }
        }
        func album() throws -> PHAssetCollection {
            try #require(
                PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [identifier.withLock { $0 }], options: nil).firstObject)
        }
        func names() throws -> [String] { PhotoFiles.names(PHAsset.fetchAssets(in: try album(), options: nil)) }
        #expect(try names() == ["c", "a", "IMG"] && album().canPerform(.addContent))
        let found = try album()
        try library.performChangesAndWait {
            let request = PHAssetCollectionChangeRequest(for: found)
            request?.title = "Ours"
            request?.insertAssets([b] as NSArray, at: IndexSet(integer: 1))
            request?.removeAssets(at: IndexSet(integer: 3))
            request?.moveAssets(at: IndexSet(integer: 0), to: 2)
        }
        #expect(try names() == ["b", "a", "c"] && album().localizedTitle == "Ours")
        try library.performChangesAndWait {
            let request = PHAssetCollectionChangeRequest(for: found, assets: PHAsset.fetchAssets(in: found, options: nil))
            request?.replaceAssets(at: IndexSet(integer: 0), withAssets: [c] as NSArray)
            request?.removeAssets([a])
        }
        #expect(try names() == ["c", "c"])
        let all = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
        let folder = try #require(all.objects.first { $0.localizedTitle == "Folder" })
        #expect(PHAssetCollectionChangeRequest(for: folder) == nil)
        #expect(throws: PHPhotosError.self) {
            try library.performChangesAndWait { PHAssetCollectionChangeRequest.deleteAssetCollections([folder]) }
        }
        try library.performChangesAndWait { PHAssetCollectionChangeRequest.deleteAssetCollections([found] as NSArray) }
        #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 1)
        #expect(PHAsset.fetchAssets(with: nil).count == 5)
    }

    @Test func aFailedChangeChangesNothing() async throws {
        let files = try PhotoFiles()
        try files.add("a.png")
        let app = try await files.launch()
        let image = PhotoFiles.image(4, 4)
        let broken = try TestFolder.make().appendingPathComponent("broken.png")
        try Data("no picture".utf8).write(to: broken)
        await #expect(throws: PHPhotosError.self) {
            try await library.performChanges {
                PHAssetChangeRequest.creationRequestForAsset(from: image)
                PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: broken)
            }
        }
        let gone = try PhotoFiles.asset("a")
        try FileManager.default.removeItem(at: files.folder.appendingPathComponent("a.png"))
        await #expect(throws: PHPhotosError.self) {
            try await library.performChanges {
                PHAssetChangeRequest.creationRequestForAsset(from: image)
                PHAssetChangeRequest(for: gone).isFavorite = true
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: files.folder.path) == [] && app.system.photos.added == [])
        #expect(PHAssetChangeRequest.supportsNothing(broken.deletingLastPathComponent().appendingPathComponent("x.png")))
        app.system.permissions[.photos] = .denied
        #expect(throws: PHPhotosError.self) { try library.performChangesAndWait {} }
        app.system.permissions[.photos] = .restricted
        let error = #expect(throws: PHPhotosError.self) { try library.performChangesAndWait {} }
        let plain = error as NSError?
        #expect(error?.code == .accessRestricted && plain?.code == 3310 && plain?.domain == "PHPhotosErrorDomain")
    }

    @Test func aRequestOutsideOfAChangeStopsTheApp() async {
        await #expect(processExitsWith: .failure) { @MainActor in PHAssetChangeRequest.deleteAssets([PHAsset]()) }
    }

    @Test func filesAreReadAndCopied() async throws {
        let files = try PhotoFiles()
        let url = try files.add("a.png")
        let app = try await files.launch()
        let resource = try #require(PHAssetResource.assetResources(for: PhotoFiles.asset("a")).first)
        #expect(resource.originalFilename == "a.png" && resource.uniformTypeIdentifier == "public.png" && resource.type == .photo)
        let received = Mutex(Data())
        let isDone = Mutex<Bool?>(nil)
        PHAssetResourceManager.default().requestData(for: resource, options: nil) { part in
            received.withLock { $0 += part }
        } completionHandler: { error in
            isDone.withLock { $0 = error == nil && !Thread.isMainThread }
        }
        try await app.settle()
        #expect(try received.withLock { $0 } == Data(contentsOf: url) && isDone.withLock { $0 } == true)
        let copy = try TestFolder.make().appendingPathComponent("copy.png")
        try await PHAssetResourceManager.default().writeData(for: resource, toFile: copy, options: nil)
        #expect(try Data(contentsOf: copy) == Data(contentsOf: url))
        await #expect(throws: PHPhotosError.self) {
            try await PHAssetResourceManager.default().writeData(for: resource, toFile: copy, options: nil)
        }
    }
}

extension PhotoFiles {
    nonisolated static let anotherDate = Date(timeIntervalSince1970: 1_000_000)
}

extension PHAssetChangeRequest {
    /// Whether no request is created for a missing file.
    fileprivate static func supportsNothing(_ file: URL) -> Bool { creationRequestForAssetFromImage(atFileURL: file) == nil }
}
