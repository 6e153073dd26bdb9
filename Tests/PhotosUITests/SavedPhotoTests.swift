import CaretTesting
import Foundation
import Testing

@testable import Photos
@testable import UIKitCore

/// Images that an app adds to the user's photos with one call.
@MainActor @Suite(.app) struct SavedPhotoTests {
    @MainActor private final class Target: NSObject {
        var errors: [NSError?] = []

        func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer?) {
            errors.append(error as NSError?)
        }
    }

    private let target = Target()
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    private func save() {
        let selector = Selector("image:didFinishSavingWithError:contextInfo:", Target.image(_:didFinishSavingWithError:contextInfo:))
        UIImageWriteToSavedPhotosAlbum(image, target, selector, nil)
    }

    @Test(arguments: [true, false]) func theUserIsAskedToAddAnImage(allows: Bool) async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        save()
        try await app.settle()
        #expect(target.errors.isEmpty)
        try await app.tap(allows ? "Allow" : "Don’t Allow")
        try await app.settle()
        #expect(target.errors.map { $0?.code } == [allows ? nil : 3311] && app.system.photos.added == (allows ? ["IMG.PNG"] : []))
        UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
        try await app.settle()
        #expect(app.system.photos.names.sorted() == (allows ? ["IMG 2.PNG", "IMG.PNG"] : []))
        #expect(app.system.requests.requests(to: "photos").count == 2)
    }

    @Test func anImageWithoutPixelsHasAnError() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.permissions[.photos] = .granted
        let selector = Selector("image:didFinishSavingWithError:contextInfo:", Target.image(_:didFinishSavingWithError:contextInfo:))
        UIImageWriteToSavedPhotosAlbum(UIImage(), target, selector, nil)
        try await app.settle()
        #expect(target.errors.count == 1 && target.errors.first??.domain == PHPhotosErrorDomain)
    }
}
