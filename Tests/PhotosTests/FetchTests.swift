import CaretTesting
import Foundation
import Testing

@testable import Photos

/// Fetches of photos and albums.
@MainActor @Suite(.app) struct FetchTests {
    private func library() async throws -> (files: PhotoFiles, app: TestApp) {
        let files = try PhotoFiles()
        try files.add("c.png", width: 30, day: 3)
        try files.add("a.png", width: 10, day: 1)
        try files.add("Trips/Rome/b.jpg", width: 20, day: 2)
        try files.add("Trips/d.png", width: 40, day: 4)
        return (files, try await files.launch())
    }

    private func fetched(_ prepare: (PHFetchOptions) -> Void) -> [String] {
        let options = PHFetchOptions()
        prepare(options)
        return PhotoFiles.names(PHAsset.fetchAssets(with: options))
    }

    @Test func photosAreOrderedByTimeAndLimited() async throws {
        let (_, app) = try await library()
        #expect(fetched { _ in } == ["a", "b", "c", "d"])
        #expect(fetched { $0.fetchLimit = 2 } == ["a", "b"])
        #expect(fetched { $0.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)] } == ["d", "c", "b", "a"])
        let width = NSSortDescriptor(keyPath: \PHAsset.pixelWidth, ascending: false)
        #expect(fetched { $0.sortDescriptors = [width] } == ["d", "c", "b", "a"])
        #expect(
            fetched {
                $0.sortDescriptors = [
                    NSSortDescriptor(key: "mediaType", ascending: true), NSSortDescriptor(key: "pixelWidth", ascending: false),
                ]
                $0.fetchLimit = 1
            } == ["d"])
        #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 4)
        #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
        #expect(app.system.requests.requests(to: "photos").last?.text == "fetches assets (found: 0)")
    }

    @Test func predicatesSelectPhotos() async throws {
        _ = try await library()
        #expect(fetched { $0.predicate = NSPredicate(format: "creationDate > %@", PhotoFiles.date(2) as NSDate) } == ["c", "d"])
        #expect(
            fetched { $0.predicate = NSPredicate(format: "mediaType == %d AND pixelWidth <= 20", PHAssetMediaType.image.rawValue) }
                == ["a", "b"])
        #expect(fetched { $0.predicate = NSPredicate { asset, _ in (asset as? PHAsset)?.pixelWidth == 40 } } == ["d"])
        #expect(
            fetched { $0.predicate = NSPredicate(format: "(mediaSubtypes & %d) != 0", PHAssetMediaSubtype.photoScreenshot.rawValue) }
                == [])
    }

    @Test func anUnknownSortKeyStopsTheApp() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let options = PHFetchOptions()
            options.sortDescriptors = [NSSortDescriptor(key: "colour", ascending: true)]
            _ = PHAsset.fetchAssets(with: options)
        }
    }

    @Test func foldersAreAlbumsAndLists() async throws {
        let (_, app) = try await library()
        let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
        #expect(albums.objects.map(\.localizedTitle) == ["Rome", "Trips"] && albums.objects.map(\.estimatedAssetCount) == [1, 1])
        let rome = albums[0]
        #expect(PhotoFiles.names(PHAsset.fetchAssets(in: rome, options: nil)) == ["b"])
        #expect(rome.startDate == PhotoFiles.date(2) && rome.endDate == PhotoFiles.date(2))
        #expect(!rome.canPerform(.addContent) && rome.canContainAssets && rome.assetCollectionSubtype == .albumRegular)
        let top = PHCollection.fetchTopLevelUserCollections(with: nil)
        #expect(top.objects.map(\.localizedTitle) == ["Trips", "Trips"])
        let list = try #require(top.lastObject as? PHCollectionList)
        #expect(PHCollection.fetchCollections(in: list, options: nil).objects == [rome])
        #expect(PHCollectionList.fetchCollectionListsContaining(rome, options: nil).firstObject == list)
        #expect(PHCollectionList.fetchCollectionLists(with: .folder, subtype: .any, options: nil).count == 1)
        #expect(PHCollectionList.fetchCollectionLists(with: .smartFolder, subtype: .any, options: nil).count == 0)
        let asset = try PhotoFiles.asset("b")
        #expect(PHAssetCollection.fetchAssetCollectionsContaining(asset, with: .album, options: nil).objects == [rome])
        let options = PHFetchOptions()
        options.predicate = NSPredicate(format: "title = %@", "Trips")
        #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options).count == 1)
        #expect(app.system.requests.requests(to: "photos").contains { $0.text == "fetches albums (found: 2)" })
    }

    @Test func smartAlbumsHaveConditions() async throws {
        let (files, _) = try await library()
        try files.add("Screenshot.png", day: 9)
        func photos(_ subtype: PHAssetCollectionSubtype) -> [String]? {
            PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: subtype, options: nil).firstObject.map {
                PhotoFiles.names(PHAsset.fetchAssets(in: $0, options: nil))
            }
        }
        #expect(photos(.smartAlbumUserLibrary) == ["a", "b", "c", "d", "Screenshot"])
        #expect(photos(.smartAlbumScreenshots) == ["Screenshot"] && photos(.smartAlbumFavorites) == [])
        #expect(photos(.smartAlbumVideos) == nil)
        let all = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil)
        #expect(all.objects.map(\.localizedTitle) == ["Recents", "Favorites", "Panoramas", "Screenshots", "Animated", "Hidden"])
        let again = PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [all[0].localIdentifier], options: nil)
        #expect(again.firstObject == all[0])
        #expect(PhotoFiles.names(try #require(PHAsset.fetchKeyAssets(in: all[0], options: nil))) == ["Screenshot"])
    }

    @Test func resultsAreEnumerated() async throws {
        _ = try await library()
        let result = PHAsset.fetchAssets(with: nil)
        var seen: [Int] = []
        result.enumerateObjects { _, index, stop in
            seen.append(index)
            if index == 1 { stop.pointee = true }
        }
        #expect(seen == [0, 1])
        seen = []
        result.enumerateObjects(options: .reverse) { _, index, _ in seen.append(index) }
        #expect(seen == [3, 2, 1, 0])
        seen = []
        result.enumerateObjects(at: IndexSet([1, 3, 7]), options: []) { _, index, _ in seen.append(index) }
        #expect(seen == [1, 3])
        let second = result.object(at: 1)
        #expect(result.contains(second) && result.index(of: second) == 1 && result.index(of: second, in: NSRange(2..<4)) == NSNotFound)
        #expect(result.objects(at: IndexSet([0, 9])).count == 1 && result.countOfAssets(with: .image) == 4)
        #expect(result.firstObject == result[0] && result.lastObject == result[3])
        let transient = PHAssetCollection.transientAssetCollection(with: [second], title: "One")
        #expect(PHAsset.fetchAssets(in: transient, options: nil).objects == [second] && transient.localizedTitle == "One")
        await #expect(processExitsWith: .failure) { @MainActor in _ = PHAsset.fetchAssets(with: nil)[0] }
    }

    @Test func anotherProgramsPhotosAreNoticedAtTheNextFetch() async throws {
        let (files, _) = try await library()
        let before = PHAsset.fetchAssets(with: nil)
        try files.add("new.png", day: 5)
        try FileManager.default.removeItem(at: files.folder.appendingPathComponent("a.png"))
        #expect(fetched { _ in } == ["b", "c", "d", "new"] && before.count == 4)
    }
}
