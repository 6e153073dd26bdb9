import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// Providers of files.
@MainActor @Suite(.app) struct ItemProviderFileTests {
    @Test func aProviderLoadsAFile() async throws {
        let file = try TestFolder.make().appendingPathComponent("Picture.png")
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).pngData { _ in }
        try picture.write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.registeredTypeIdentifiers == ["public.png"] && provider.suggestedName == "Picture.png")
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        let data = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in continuation.resume(returning: data) }
        }
        #expect(data == picture)
        try FileManager.default.removeItem(at: file)
        let hasError = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
                continuation.resume(returning: data == nil && error != nil)
            }
        }
        #expect(hasError && NSItemProvider(contentsOf: file) == nil && NSItemProvider(contentsOf: nil) == nil)
        #expect(
            NSItemProvider(contentsOf: file.deletingLastPathComponent()) == nil
                && NSItemProvider(contentsOf: URL(string: "https://a.b")) == nil)
    }
}
