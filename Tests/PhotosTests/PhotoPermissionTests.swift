import CaretTesting
import Foundation
import Synchronization
import Testing

@testable import Photos
@testable import UIKitCore

/// The permission to use photos.
@MainActor @Suite(.app) struct PhotoPermissionTests {
    private final class Answers: Sendable {
        struct Answer: Equatable {
            let status: PHAuthorizationStatus
            let isMainThread: Bool
        }

        let all = Mutex<[Answer]>([])

        func ask(_ level: PHAccessLevel = .readWrite) {
            PHPhotoLibrary.requestAuthorization(for: level) { status in
                self.all.withLock { $0.append(Answer(status: status, isMainThread: Thread.isMainThread)) }
            }
        }
    }

    private let answers = Answers()

    @Test(arguments: [("Allow Full Access", PHAuthorizationStatus.authorized), ("Don’t Allow", .denied)])
    func theUserIsAskedOnce(button: String, status: PHAuthorizationStatus) async throws {
        let files = try PhotoFiles()
        try files.add("a.png")
        let app = try await files.launch(.notDetermined)
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined && PHAsset.fetchAssets(with: nil).count == 0)
        answers.ask()
        answers.ask()
        try await app.settle()
        #expect(answers.all.withLock { $0.isEmpty })
        #expect(app.exists(.label("“\(PermissionRequests.appName)” Would Like to Access Your Photo Library")))
        #expect(app.exists("Limit Access…"))
        try await app.tap(.label(button))
        try await app.settle()
        let expected = Answers.Answer(status: status, isMainThread: false)
        #expect(answers.all.withLock { $0 } == [expected, expected])
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == status)
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == (status == .authorized ? .authorized : .notDetermined))
        #expect(PHAsset.fetchAssets(with: nil).count == (status == .authorized ? 1 : 0))
        #expect(app.system.requests.requests(to: "permission").count == 1)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == status)
    }

    @Test func aUserWhoLimitsTheAccessSelectsPhotos() async throws {
        let files = try PhotoFiles()
        for name in ["a", "b", "c"] { try files.add("\(name).png") }
        let app = try await files.launch(.notDetermined)
        answers.ask()
        answers.ask()
        try await app.settle()
        try await app.tap("Limit Access…")
        try await app.settle()
        #expect(answers.all.withLock { $0.isEmpty })
        try await app.tap("b")
        try await app.tap("Done")
        try await app.settle()
        #expect(answers.all.withLock { $0.map(\.status) } == [.limited, .limited] && app.system.photos.limitedNames == ["b.png"])
        #expect(PhotoFiles.names(PHAsset.fetchAssets(with: nil)) == ["b"])
        #expect(ApplicationHost.current?.systemWindows.isEmpty == true)
    }

    @Test func aTestLimitsTheAccess() async throws {
        let files = try PhotoFiles()
        for name in ["a", "b"] { try files.add("Album/\(name).png") }
        let app = try await files.launch(.limited)
        let all = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
        #expect(PHAsset.fetchAssets(with: nil).count == 0 && all.count == 0)
        try app.system.photos.limit(to: ["Album/a.png"])
        #expect(PhotoFiles.names(PHAsset.fetchAssets(with: nil)) == ["a"])
        #expect(throws: PhotoAnswerError.noSuchPhoto(name: "x.png")) { try app.system.photos.limit(to: ["x.png"]) }
    }

    @Test func anAppThatAddsPhotosAsksForThat() async throws {
        let app = try await PhotoFiles().launch(.notDetermined)
        answers.ask(.addOnly)
        try await app.settle()
        #expect(app.exists(.label("“\(PermissionRequests.appName)” Would Like to Add to Your Photos")))
        try await app.tap("Allow")
        try await app.settle()
        #expect(answers.all.withLock { $0.map(\.status) } == [.authorized])
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
        let image = PhotoFiles.image(4, 4)
        try await PHPhotoLibrary.shared().performChanges { PHAssetChangeRequest.creationRequestForAsset(from: image) }
        #expect(app.system.photos.added == ["IMG.JPG"])
        await #expect(throws: PHPhotosError(.accessUserDenied, "The user has only allowed the app to add photos.")) {
            try await PHPhotoLibrary.shared().performChanges {
                _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "A")
            }
        }
    }

    @Test func aMissingExplanationStopsTheApp() async {
        PhotoLibrary.requireUsageDescription(for: .photos, in: ["NSPhotoLibraryUsageDescription": "For albums."], isTest: false)
        PhotoLibrary.requireUsageDescription(for: .photos, in: [:], isTest: true)
        await #expect(processExitsWith: .failure) { PhotoLibrary.requireUsageDescription(for: .photos, in: [:], isTest: false) }
        await #expect(processExitsWith: .failure) {
            PhotoLibrary.requireUsageDescription(
                for: .photosAddOnly, in: ["CFBundleIdentifier": "app", "NSPhotoLibraryUsageDescription": "For albums."], isTest: true)
        }
    }
}
