import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct PasteboardItemTests {
    private func launched() async throws -> UIPasteboard {
        _ = try await TestApp.launch(showing: { UIViewController() })
        return .general
    }

    @Test func itemsHaveRepresentations() async throws {
        let board = try await launched()
        board.items = [
            ["public.utf8-plain-text": "a", "com.example.fish": Data([1, 2])], ["public.url": try #require(URL(string: "https://b.org"))],
        ]
        #expect(board.numberOfItems == 2 && board.types == ["com.example.fish", "public.utf8-plain-text"])
        #expect(board.data(forPasteboardType: "com.example.fish") == Data([1, 2]))
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "a")
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a".utf8))
        #expect(board.data(forPasteboardType: "public.png") == nil)
        #expect(board.contains(pasteboardTypes: ["public.text"]) && !board.contains(pasteboardTypes: ["public.url"]))
        #expect(board.strings == ["a", "https://b.org"] && board.urls?.map(\.absoluteString) == ["https://b.org"])
        board.addItems([["public.utf8-plain-text": "c"]])
        #expect(board.numberOfItems == 3 && board.strings == ["a", "https://b.org", "c"])
    }

    @Test func itemSetsAreQueriedByIndex() async throws {
        let board = try await launched()
        board.items = [["public.utf8-plain-text": "a"], ["public.png": UIImage()], ["public.utf8-plain-text": "c"]]
        #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == IndexSet([0, 2]))
        #expect(board.itemSet(withPasteboardTypes: ["com.example.none"]) == nil)
        #expect(board.types(forItemSet: IndexSet(integer: 1)) == [["public.png"]] && board.types(forItemSet: IndexSet(integer: 3)) == nil)
        #expect(board.values(forPasteboardType: "public.text", inItemSet: nil) as? [String] == ["a", "c"])
        #expect(board.data(forPasteboardType: "public.text", inItemSet: IndexSet(integer: 2)) == [Data("c".utf8)])
        #expect(board.contains(pasteboardTypes: ["public.text"], inItemSet: IndexSet([0, 2])))
        #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
    }

    @Test func dataIsReadByItsType() async throws {
        let board = try await launched()
        board.setData(Data("grüß".utf8), forPasteboardType: "public.utf8-plain-text")
        #expect(board.string == "grüß" && board.numberOfItems == 1)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        board.setData(try #require(picture.pngData()), forPasteboardType: "public.png")
        #expect(board.hasImages && board.image?.cgImage?.width == picture.cgImage?.width && !board.hasStrings)
        board.setValue(["a": 1], forPasteboardType: "com.example.list")
        #expect(board.value(forPasteboardType: "com.example.list") as? [String: Int] == ["a": 1])
        let list = try #require(board.data(forPasteboardType: "com.example.list"))
        #expect(try PropertyListSerialization.propertyList(from: list, format: nil) as? [String: Int] == ["a": 1])
    }

    @Test func automaticTypesAreThoseOfTheValues() async throws {
        let board = try await launched()
        board.setItems([[UIPasteboard.typeAutomatic: "a"], [UIPasteboard.typeAutomatic: UIColor.red]])
        #expect(board.string == "a" && board.color == .red && board.types == ["public.utf8-plain-text"])
    }

    @Test func localItemsStayInTheAppAndOthersAreShared() async throws {
        let board = try await launched()
        let clipboard = try #require(ApplicationHost.current?.backend.clipboard)
        board.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
        #expect(board.string == "secret" && clipboard.text?.isEmpty ?? true)
        board.setItems([["public.utf8-plain-text": "known"]])
        #expect(board.string == "known" && clipboard.text == "known")
        clipboard.text = "from elsewhere"
        #expect(board.string == "from elsewhere" && board.numberOfItems == 1)
    }

    @Test func expiredItemsAreRemovedAtTheirDate() async throws {
        let board = try await launched()
        let start = Date(timeIntervalSinceReferenceDate: 0)
        ApplicationHost.current?.wallClock = { start }
        board.setItems([["public.utf8-plain-text": "code"]], options: [.expirationDate: start.addingTimeInterval(60)])
        ApplicationHost.current?.wallClock = { start.addingTimeInterval(59) }
        #expect(board.string == "code")
        ApplicationHost.current?.wallClock = { start.addingTimeInterval(60) }
        #expect(board.string == nil && board.numberOfItems == 0)
    }

    @Test func providersProvideAndAcceptTheirTypes() async throws {
        let board = try await launched()
        board.setObjects([NSString(string: "a"), UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }])
        #expect(board.numberOfItems == 2 && board.string == "a" && board.image != nil)
        board.string = "b"
        let provider = try #require(board.itemProviders.first)
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        let other = UIPasteboard.withUniqueName()
        other.itemProviders = [provider]
        #expect(other.string == "b")
    }

    @Test func pasteboardsWithUniqueNamesAreCreatedAndRemoved() async throws {
        _ = try await launched()
        let (one, other) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
        #expect(one.name != other.name)
        one.string = "a"
        UIPasteboard.remove(withName: one.name)
        #expect(one.string == nil && UIPasteboard.named(one.name, create: false) == nil)
        #expect(UIPasteboard.named(other.name, create: false) === other)
    }
}
