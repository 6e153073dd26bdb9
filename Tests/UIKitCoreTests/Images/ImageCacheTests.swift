import CaretTesting
import CoreGraphics
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import UIKitCore

/// Serialized with the tests of apps, which settle only when no image is being decoded.
@MainActor @Suite(.app) struct ImageCacheTests {
    private let size = CGSize(width: 10, height: 10)

    /// Keeps both threads of some workers busy until the gate opens.
    private final class Gate: Sendable {
        private let semaphore = DispatchSemaphore(value: 0)
        let workers = DecodeWorkers(limit: 2)

        init() {
            for _ in 0..<2 { workers.submit("gate") { [semaphore] in semaphore.wait() } }
        }

        func open() {
            for _ in 0..<2 { semaphore.signal() }
        }
    }

    @Test func anImageIsDecodedAtTheRequestedSizeAndCached() async throws {
        let cache = ImageCache()
        let url = try TestPictures.file(400, 300)
        let image = try await cache.image(at: url, fitting: CGSize(width: 40, height: 40), scale: 3)
        #expect(image.scale == 3)
        #expect(image.cgImage?.width == 120)
        #expect(image.cgImage?.height == 90)
        #expect(cache.currentBytes == image.cgImage?.buffer.byteCount)
        #expect(cache.cachedImage(at: url, fitting: CGSize(width: 40, height: 40), scale: 3) === image)
        #expect(cache.cachedImage(at: url, fitting: size, scale: 3) == nil)
        _ = try await cache.image(at: url, fitting: CGSize(width: 40, height: 40), scale: 3)
        #expect(cache.decodes == 1)
        #expect(cache.mainThreadDecodes == 0)
    }

    @Test func fillingCoversTheSize() async throws {
        let url = try TestPictures.file(400, 300)
        let image = try await ImageCache().image(at: url, fitting: size, scale: 3, contentMode: .scaleAspectFill)
        #expect(image.cgImage?.width == 40)
        #expect(image.cgImage?.height == 30)
    }

    @Test func requestsForTheSameImageShareOneDecoding() async throws {
        let gate = Gate()
        let cache = ImageCache(limit: 1 << 20, workers: gate.workers)
        let url = try TestPictures.file(40, 30)
        let size = size
        let tasks = (0..<5).map { _ in Task { try await cache.image(at: url, fitting: size, scale: 1) } }
        for _ in 0..<10 { await Task.yield() }
        gate.open()
        var images: [UIImage] = []
        for task in tasks { images.append(try await task.value) }
        #expect(images.allSatisfy { $0 === images[0] })
        #expect(cache.decodes == 1)
    }

    @Test func anImageWithoutWaitersIsNeverDecoded() async throws {
        let gate = Gate()
        let cache = ImageCache(limit: 1 << 20, workers: gate.workers)
        let (unwanted, wanted) = (try TestPictures.file(40, 30), try TestPictures.file(40, 30))
        let size = size
        let first = Task { try await cache.image(at: unwanted, fitting: size, scale: 1) }
        let second = Task { try await cache.image(at: wanted, fitting: size, scale: 1) }
        for _ in 0..<10 { await Task.yield() }
        first.cancel()
        await #expect(throws: ImageError.cancelled(name: unwanted.path)) { try await first.value }
        gate.open()
        _ = try await second.value
        #expect(cache.decodes == 1)
        #expect(cache.cachedImage(at: unwanted, fitting: size, scale: 1) == nil)
    }

    @Test func oneOfTwoWaitersMayCancel() async throws {
        let gate = Gate()
        let cache = ImageCache(limit: 1 << 20, workers: gate.workers)
        let url = try TestPictures.file(40, 30)
        let size = size
        let leaving = Task { try await cache.image(at: url, fitting: size, scale: 1) }
        let staying = Task { try await cache.image(at: url, fitting: size, scale: 1) }
        for _ in 0..<10 { await Task.yield() }
        leaving.cancel()
        await #expect(throws: ImageError.self) { try await leaving.value }
        gate.open()
        #expect(try await staying.value.size == CGSize(width: 10, height: 8))
    }

    @Test func `R9 decoded bytes stay within the budget over 10,000 items`() async throws {
        let cache = ImageCache(limit: 40_000)
        let urls = try (0..<500).map { _ in try TestPictures.file(24, 18) }
        defer { for url in urls { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) } }
        var highest = 0
        for item in 0..<10_000 {
            let side = CGFloat(4 + item / urls.count)
            _ = try await cache.image(at: urls[item % urls.count], fitting: CGSize(width: side, height: side), scale: 1)
            highest = max(highest, cache.currentBytes)
        }
        #expect(cache.decodes == 10_000)
        #expect(highest <= 40_000)
        #expect(highest > 38_000)
        #expect(cache.mainThreadDecodes == 0)
        cache.limit = 10_000
        #expect(cache.currentBytes <= 10_000)
    }

    @Test func errorsReachAllWaitersAndAreNotCached() async throws {
        let cache = ImageCache()
        let url = try TestPictures.write(Array("text".utf8), name: "text.jpg")
        for _ in 0..<2 {
            await #expect(throws: ImageError.notAPicture(name: url.path)) {
                try await cache.image(at: url, fitting: CGSize(width: 9, height: 9), scale: 1)
            }
        }
        #expect(cache.count == 0)
        try Data(TestPictures.image(4, 4).pngBytes()).write(to: url)
        #expect(try await cache.image(at: url, fitting: size, scale: 1).size == CGSize(width: 4, height: 4))
    }

    @Test func noImageMayTakeMoreThanTheLimit() async throws {
        let cache = ImageCache(limit: 10_000)
        let url = try TestPictures.file(400, 300)
        await #expect(throws: ImageError.self) {
            try await cache.image(at: url, fitting: CGSize(width: 400, height: 300), scale: 1)
        }
    }

    @Test func aCancelledTaskReceivesNothing() async throws {
        let cache = ImageCache()
        let url = try TestPictures.file(4, 4)
        let size = size
        let task = Task { try await cache.image(at: url, fitting: size, scale: 1) }
        task.cancel()
        await #expect(throws: ImageError.cancelled(name: url.path)) { try await task.value }
    }

    @Test func changedFilesCanBeInvalidated() async throws {
        let cache = ImageCache()
        let url = try TestPictures.file(4, 4)
        _ = try await cache.image(at: url, fitting: size, scale: 1)
        cache.removeImages(at: url)
        #expect(cache.currentBytes == 0)
    }

    @Test func anEmptySizeIsAMistake() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = try? await ImageCache().image(at: URL(fileURLWithPath: "/a.png"), fitting: .zero, scale: 1)
        }
    }
}
