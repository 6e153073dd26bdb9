import CaretTesting
import Foundation
import Synchronization
import Testing

@testable import Photos
@testable import UIKitCore

/// Notifications of changes.
@MainActor @Suite(.app) struct ObserverTests {
    private final class Observer: NSObject, PHPhotoLibraryChangeObserver {
        let changes = Mutex<[PHChange]>([])
        let wasOnMainThread = Mutex(false)

        func photoLibraryDidChange(_ changeInstance: PHChange) {
            wasOnMainThread.withLock { $0 = $0 || Thread.isMainThread }
            changes.withLock { $0.append(changeInstance) }
        }
    }

    private let observer = Observer()
    private let library = PHPhotoLibrary.shared()

    @Test func anObserverReceivesWhatChanged() async throws {
        let files = try PhotoFiles()
        for (index, name) in ["a", "b", "c", "d"].enumerated() { try files.add("\(name).png", day: index) }
        let app = try await files.launch()
        library.register(observer)
        defer { library.unregisterChangeObserver(observer) }
        let result = PHAsset.fetchAssets(with: nil)
        let (a, b) = (result[0], result[1])
        let image = PhotoFiles.image(4, 4)
        try FileManager.default.removeItem(at: files.folder.appendingPathComponent("d.png"))
        try await library.performChanges {
            PHAssetChangeRequest(for: a).isFavorite = true
            PHAssetChangeRequest.creationRequestForAsset(from: image).creationDate = PhotoFiles.anotherDate
        }
        try await app.settle()
        let changes = observer.changes.withLock { $0 }
        #expect(changes.count == 1 && !observer.wasOnMainThread.withLock { $0 })
        let change = try #require(changes.first)
        let details = try #require(change.changeDetails(for: result))
        #expect(PhotoFiles.names(details.fetchResultAfterChanges) == ["IMG", "a", "b", "c"])
        #expect(details.removedIndexes == IndexSet(integer: 3) && details.insertedIndexes == IndexSet(integer: 0))
        #expect(details.changedIndexes == IndexSet(integer: 1) && !details.hasMoves && details.hasIncrementalChanges)
        #expect(details.removedObjects.count == 1 && details.insertedObjects.count == 1 && details.changedObjects == [a])
        #expect(change.changeDetails(for: a)?.objectAfterChanges?.isFavorite == true && change.changeDetails(for: b) == nil)
        #expect(change.changeDetails(for: result[3])?.objectWasDeleted == true)
        let options = PHFetchOptions()
        options.wantsIncrementalChangeDetails = false
        let other = PHFetchResult(result.objects, query: FetchQuery(.assets, options: options))
        #expect(change.changeDetails(for: other)?.removedIndexes == nil)
    }

    @Test func aLaterOrderHasMoves() async throws {
        let files = try PhotoFiles()
        for (index, name) in ["a", "b", "c"].enumerated() { try files.add("\(name).png", day: index) }
        let app = try await files.launch()
        library.register(observer)
        let result = PHAsset.fetchAssets(with: nil)
        let a = result[0]
        try await library.performChanges { PHAssetChangeRequest(for: a).creationDate = Date(timeIntervalSince1970: 2_000_000_000) }
        try await app.settle()
        let details = try #require(observer.changes.withLock { $0.first }?.changeDetails(for: result))
        var moves: [[Int]] = []
        details.enumerateMoves { moves.append([$0, $1]) }
        #expect(details.hasMoves && moves == [[0, 2]] && details.changedIndexes == IndexSet(integer: 2))
        library.unregisterChangeObserver(observer)
        try await library.performChanges { PHAssetChangeRequest(for: a).isFavorite = true }
        try await app.settle()
        #expect(observer.changes.withLock { $0.count } == 1)
    }

    @Test func anotherProgramsChangeIsNoticedWhenTheAppBecomesActive() async throws {
        let files = try PhotoFiles()
        let url = try files.add("a.png")
        let app = try await files.launch()
        library.register(observer)
        defer { library.unregisterChangeObserver(observer) }
        let result = PHAsset.fetchAssets(with: nil)
        // The file is written in place, so that its folder does not change.
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: try #require(PhotoFiles.image(99, 50).pngData()))
        try handle.close()
        await app.enterBackground()
        try await app.settle()
        await app.enterForeground()
        try await app.settle()
        let change = try #require(observer.changes.withLock { $0.first })
        let details = try #require(change.changeDetails(for: result[0]))
        #expect(details.assetContentChanged && details.objectAfterChanges?.pixelWidth == 99)
    }

    @Test func observersAreReferencedWeakly() async throws {
        let app = try await PhotoFiles().launch()
        weak var reference: Observer?
        do {
            let temporary = Observer()
            reference = temporary
            library.register(temporary)
        }
        #expect(reference == nil)
        let image = PhotoFiles.image(4, 4)
        try await library.performChanges { PHAssetChangeRequest.creationRequestForAsset(from: image) }
        try await app.settle()
    }

    @Test func aDifferenceDescribesTheNewList() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let old = (0..<Int.random(in: 0...8)).map(String.init).shuffled(using: &generator)
            let new = (0..<Int.random(in: 0...10)).map(String.init).shuffled(using: &generator).filter { _ in Bool.random() }
            let difference = IndexDifference(old, new)
            var slots = [String?](repeating: nil, count: new.count)
            var rest = old.enumerated().filter { !difference.removed.contains($0.offset) }
            for index in difference.inserted { slots[index] = new[index] }
            for move in difference.moves {
                slots[move.to] = old[move.from]
                rest.removeAll { $0.offset == move.from }
            }
            var remaining = rest.map(\.element)[...]
            for index in slots.indices where slots[index] == nil { slots[index] = remaining.popFirst() }
            #expect(slots == new.map(Optional.some) && remaining.isEmpty)
        }
        #expect(IndexDifference(["a", "b", "c"], ["c", "a", "b"]).moves == [IndexDifference.Move(from: 2, to: 0)])
        #expect(IndexDifference(["a"], ["a"]).isEmpty)
    }
}
