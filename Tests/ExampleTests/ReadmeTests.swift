import CaretTesting
import Testing

@testable import Gallery

/// The tests of the README.
@MainActor @Suite(.app) struct ReadmeTests {
    @Test func aPhotoOpensAndStaysOnRotation() async throws {
        let folder = try PhotoFolder()
        try folder.addPhotos(60)
        let app = try await TestApp.launch(AppDelegate(arguments: [folder.path]))
        try await app.settle()
        try await app.tap("1")
        try await app.settle()
        await app.rotate()
        #expect(app.exists("1 / 60"))
        #expect(try app.snapshot().size == CGSize(width: 2532, height: 1170))
    }

    /// In landscape both ends of the phone are covered alike, so that the centre of the safe area is that of the
    /// screen.
    @Test func inLandscapeThePhotoIsCentred() async throws {
        let folder = try PhotoFolder()
        try folder.addPhotos(3)
        let phone = try #require(Device.named("iPhone 16"))
        let app = try await TestApp.gallery(folder.path, on: phone.scale(1))
        try await app.open(2)
        await app.rotate()
        for frame in 0..<3 {
            let bar = try app.find(.type(UINavigationBar.self)).frame
            let indicator = try app.find(.label("2 / 3")).frame
            #expect(bar.width == 852 && abs(indicator.midX - 426) <= 0.5, "frame \(frame): \(bar) \(indicator)")
            #expect(app.mainWindow.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
            await app.advance(frames: 1)
        }
        await app.rotate()
        #expect(app.mainWindow.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }
}
