import CaretTesting
import Foundation
import Synchronization
import Testing

@testable import Photos

/// The images of photos.
@MainActor @Suite(.app) struct ImageManagerTests {
    private final class Results {
        var images: [UIImage?] = []
        var infos: [[AnyHashable: Any]] = []
        var areOnMainThread = true

        func add(_ image: UIImage?, _ info: [AnyHashable: Any]?) {
            images.append(image)
            infos.append(info ?? [:])
            areOnMainThread = areOnMainThread && Thread.isMainThread
        }

        var sizes: [CGSize] { images.compactMap { $0?.size } }
        var areDegraded: [Bool] { infos.compactMap { $0[PHImageResultIsDegradedKey] as? Bool } }
    }

    private let results = Results()
    private let manager = PHImageManager.default()

    private func request(
        _ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode = .aspectFit, _ prepare: (PHImageRequestOptions) -> Void = { _ in }
    ) -> PHImageRequestID {
        let options = PHImageRequestOptions()
        prepare(options)
        return manager.requestImage(for: asset, targetSize: size, contentMode: mode, options: options, resultHandler: results.add)
    }

    private func launched(_ name: String = "a.jpg", width: Int = 400, height: Int = 200) async throws -> (TestApp, PHAsset) {
        let files = try PhotoFiles()
        try files.add(name, width: width, height: height)
        return (try await files.launch(), try PhotoFiles.asset("a"))
    }

    @Test(arguments: ["a.jpg", "a.png"]) func anOpportunisticRequestHasTwoResults(name: String) async throws {
        let (app, asset) = try await launched(name)
        let id = request(asset, CGSize(width: 200, height: 200))
        #expect(results.images.isEmpty && id != PHInvalidImageRequestID)
        try await app.settle()
        #expect(results.sizes == [CGSize(width: 120, height: 60), CGSize(width: 200, height: 100)])
        #expect(results.areDegraded == [true, false] && results.areOnMainThread)
        #expect(results.infos.allSatisfy { $0[PHImageResultRequestIDKey] as? Int == Int(id) && $0[PHImageErrorKey] == nil })
        #expect(app.system.photos.imageRequestCount == 1)
    }

    @Test func theModeDecidesTheQuality() async throws {
        let (app, asset) = try await launched()
        _ = request(asset, CGSize(width: 200, height: 200)) { $0.deliveryMode = .highQualityFormat }
        try await app.settle()
        _ = request(asset, CGSize(width: 200, height: 200)) { $0.deliveryMode = .fastFormat }
        try await app.settle()
        _ = request(asset, CGSize(width: 80, height: 80))
        try await app.settle()
        #expect(results.sizes.map(\.width) == [200, 120, 80] && results.areDegraded == [false, true, false])
    }

    @Test func theSizeIsReachedAndNeverExceeded() async throws {
        let (app, asset) = try await launched()
        let single: (PHImageRequestOptions) -> Void = { $0.deliveryMode = .highQualityFormat }
        _ = request(asset, CGSize(width: 100, height: 100), .aspectFill, single)
        _ = request(asset, CGSize(width: 900, height: 900), .aspectFit, single)
        _ = request(asset, PHImageManagerMaximumSize, .aspectFit, single)
        try await app.settle()
        _ = request(asset, CGSize(width: 10, height: 10)) {
            $0.deliveryMode = .highQualityFormat
            $0.resizeMode = .none
        }
        try await app.settle()
        _ = request(asset, CGSize(width: 50, height: 50), .aspectFill) {
            $0.deliveryMode = .highQualityFormat
            $0.resizeMode = .exact
            $0.normalizedCropRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        }
        try await app.settle()
        _ = request(asset, CGSize(width: CGFloat.nan, height: -5), .aspectFill, single)
        try await app.settle()
        #expect(results.sizes.prefix(3).map(\.width).sorted() == [200, 400, 400])
        #expect(results.sizes.dropFirst(3).map(\.width) == [400, 50, 2] && results.sizes[4].height == 50)
    }

    @Test func aSynchronousRequestHasOneResultOnItsThread() async throws {
        let (app, asset) = try await launched()
        _ = request(asset, CGSize(width: 200, height: 200)) { $0.isSynchronous = true }
        #expect(results.sizes == [CGSize(width: 200, height: 100)] && results.areDegraded == [false])
        let box = UncheckedSendableBox(asset)
        let isMainThread = Mutex<Bool?>(nil)
        await Task.detached {
            let options = PHImageRequestOptions()
            options.isSynchronous = true
            PHImageManager.default().requestImage(
                for: box.value, targetSize: CGSize(width: 20, height: 20), contentMode: .aspectFit, options: options
            ) { _, _ in isMainThread.withLock { $0 = Thread.isMainThread } }
        }.value
        #expect(isMainThread.withLock { $0 } == false)
        try await app.settle()
        #expect(results.images.count == 1)
    }

    @Test func aBrokenPhotoHasAnError() async throws {
        let files = try PhotoFiles()
        try files.add("a.jpg", Data("no picture".utf8))
        let whole = try #require(PhotoFiles.image(300, 300).jpegData(compressionQuality: 1))
        try files.add("cut.jpg", whole.prefix(whole.count / 2))
        try files.add("gone.jpg", width: 300, height: 300)
        let app = try await files.launch()
        let assets = try ["a", "cut", "gone"].map { try PhotoFiles.asset($0) }
        try FileManager.default.removeItem(at: files.folder.appendingPathComponent("gone.jpg"))
        for asset in assets {
            _ = request(asset, CGSize(width: 200, height: 200)) { $0.deliveryMode = .highQualityFormat }
            try await app.settle()
        }
        let codes = results.infos.compactMap { ($0[PHImageErrorKey] as? PHPhotosError)?.code }
        #expect(results.sizes.isEmpty && results.images.count == 3 && codes == [.invalidResource, .invalidResource, .missingResource])
        manager.requestImageDataAndOrientation(for: assets[2], options: nil) { data, type, _, info in
            #expect(data == nil && type == nil && (info?[PHImageErrorKey] as? PHPhotosError)?.code == .missingResource)
            self.results.add(nil, info)
        }
        try await app.settle()
        #expect(results.images.count == 4)
    }

    @Test func aCancelledRequestHasNoImage() async throws {
        let (app, asset) = try await launched()
        let id = request(asset, CGSize(width: 200, height: 200))
        manager.cancelImageRequest(id)
        try await app.settle()
        #expect(results.images.count == 1 && results.sizes.isEmpty && results.infos[0][PHImageCancelledKey] as? Bool == true)
        manager.cancelImageRequest(id)
        manager.cancelImageRequest(12_345_678)
        // A cancellation by the first result prevents the final one.
        var isCancelled = false
        var next: PHImageRequestID = 0
        next = manager.requestImage(for: asset, targetSize: CGSize(width: 300, height: 300), contentMode: .aspectFit, options: nil) {
            self.results.add($0, $1)
            if !isCancelled { self.manager.cancelImageRequest(next) }
            isCancelled = true
        }
        try await app.settle()
        #expect(results.sizes.map(\.width) == [120] && results.infos.last?[PHImageCancelledKey] as? Bool == true)
    }

    @Test func theFileIsRequested() async throws {
        let files = try PhotoFiles()
        let jpeg = try #require(PhotoFiles.image(40, 20).jpegData(compressionQuality: 0.9))
        let data = ExifData.add(to: jpeg, orientation: 6)
        try files.add("a.jpg", data)
        let app = try await files.launch()
        let asset = try PhotoFiles.asset("a")
        var count = 0
        manager.requestImageDataAndOrientation(for: asset, options: nil) { found, type, orientation, _ in
            #expect(found == data && type == "public.jpeg" && orientation == .right && Thread.isMainThread)
            count += 1
        }
        try await app.settle()
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        manager.requestImageDataAndOrientation(for: asset, options: options) { found, _, _, _ in count += found == data ? 1 : 0 }
        #expect(count == 2)
    }

    @Test func preparedImagesAreDeliveredAtOnceAndWithinALimit() async throws {
        let files = try PhotoFiles()
        for number in 0..<6 { try files.add("\(number).jpg", width: 2_000, height: 2_000) }
        let app = try await files.launch()
        let caching = PHCachingImageManager()
        let assets = PHAsset.fetchAssets(with: nil).objects
        let size = CGSize(width: 2_000, height: 2_000)
        caching.startCachingImages(for: assets, targetSize: size, contentMode: .aspectFit, options: nil)
        try await app.settle()
        #expect(caching.byteCount <= PHCachingImageManager.limit && caching.byteCount > PHCachingImageManager.limit / 2)
        caching.requestImage(
            for: assets[5], targetSize: size, contentMode: .aspectFit, options: nil, resultHandler: results.add)
        try await app.settle()
        #expect(results.areDegraded == [false] && results.sizes.first == size)
        caching.stopCachingImages(for: assets, targetSize: size, contentMode: .aspectFit, options: nil)
        #expect(caching.byteCount == 0)
        caching.startCachingImages(for: assets, targetSize: size, contentMode: .aspectFit, options: nil)
        caching.stopCachingImagesForAllAssets()
        try await app.settle()
        #expect(caching.byteCount == 0)
    }
}
