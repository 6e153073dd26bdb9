import CaretTesting
import Foundation
import Synchronization
import Testing

@testable import Photos

/// Photos that a change does not name remain as they are.
@MainActor @Suite(.app) struct KeptPhotoTests {
    private let library = PHPhotoLibrary.shared()

    @Test func aFilteredResultKeepsTheOtherPhotosOfAnAlbum() async throws {
        let files = try PhotoFiles()
        for (index, name) in ["a", "b", "c", "d"].enumerated() { try files.add("\(name).png", day: index) }
        _ = try await files.launch()
        let assets = try ["a", "b", "c", "d"].map(PhotoFiles.asset)
        let identifier = Mutex("")
        try library.performChangesAndWait {
            let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Mine")
            album.addAssets(assets as NSArray)
            PHAssetChangeRequest(for: assets[1]).isHidden = true
            identifier.withLock { $0 = album.placeholderForCreatedAssetCollection.localIdentifier }
        }
        let albums = PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [identifier.withLock { $0 }], options: nil)
        let album = try #require(albums.firstObject)
        let visible = PHAsset.fetchAssets(in: album, options: nil)
        #expect(PhotoFiles.names(visible) == ["a", "c", "d"])
        try library.performChangesAndWait {
            let request = PHAssetCollectionChangeRequest(for: album, assets: visible)
            request?.moveAssets(at: IndexSet(integer: 0), to: 2)
        }
        let options = PHFetchOptions()
        options.includeHiddenAssets = true
        #expect(PhotoFiles.names(PHAsset.fetchAssets(in: album, options: options)) == ["c", "d", "a", "b"])
        try library.performChangesAndWait {
            PHAssetCollectionChangeRequest(for: album, assets: visible)?.removeAssets([assets[1]] as NSArray)
        }
        #expect(PhotoFiles.names(PHAsset.fetchAssets(in: album, options: options)) == ["a", "c", "d"])
    }

    @Test func aFileThatCannotBeReadFails() async throws {
        let files = try PhotoFiles()
        let url = try files.add("a.png")
        let app = try await files.launch()
        let resource = try #require(PHAssetResource.assetResources(for: PhotoFiles.asset("a")).first)
        // A folder can be opened, and then not be read.
        try FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        let codes = Mutex<[PHPhotosError.Code?]>([])
        PHAssetResourceManager.default().requestData(for: resource, options: nil) { _ in
        } completionHandler: { error in
            codes.withLock { $0.append((error as? PHPhotosError)?.code) }
        }
        try await app.settle()
        #expect(codes.withLock { $0 } == [.missingResource])
    }
}
