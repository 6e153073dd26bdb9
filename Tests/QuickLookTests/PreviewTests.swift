import CaretTesting
import QuickLook
import TestFolders
import Testing

@testable import UIKitCore

/// Previews of files.
@MainActor @Suite(.app) struct PreviewTests {
    private final class Owner: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
        var items: [any QLPreviewItem] = []
        var dismissals: [String] = []

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { items[index] }
        func previewControllerWillDismiss(_ controller: QLPreviewController) { dismissals.append("will") }
        func previewControllerDidDismiss(_ controller: QLPreviewController) { dismissals.append("did") }
    }

    private final class Item: NSObject, QLPreviewItem {
        var previewItemURL: URL?
        var previewItemTitle: String?
        init(_ url: URL?, _ title: String?) { (previewItemURL, previewItemTitle) = (url, title) }
    }

    private let owner = Owner()
    private let root = UIViewController()

    private func files(_ contents: [(name: String, data: Data)]) throws -> [URL] {
        let folder = try TestFolder.make()
        return try contents.map { name, data in
            let file = folder.appendingPathComponent(name)
            try data.write(to: file)
            return file
        }
    }

    private static func picture() -> Data {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).pngData { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30)) }
    }

    private static func document(pages: Int) -> Data {
        UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300)).pdfData { context in
            for _ in 0..<pages { context.beginPage() }
        }
    }

    private func standardFiles() throws -> [URL] {
        try files([
            ("Holiday.png", Self.picture()), ("Report.pdf", Self.document(pages: 3)), ("Notes.txt", Data("Some notes".utf8)),
            ("Archive.zip", Data(count: 2000)),
        ])
    }

    private func show(_ items: [any QLPreviewItem], at index: Int = 0) async throws -> (TestApp, QLPreviewController) {
        owner.items = items
        let app = try await TestApp.launch(showing: { root })
        let controller = QLPreviewController()
        (controller.dataSource, controller.delegate) = (owner, owner)
        controller.currentPreviewItemIndex = index
        root.present(controller, animated: true)
        try await app.settle()
        return (app, controller)
    }

    @Test func eachKindOfFileHasItsPage() async throws {
        let (app, controller) = try await show(standardFiles().map { $0 as QLPreviewItem })
        #expect(app.exists("Image") && app.exists("Holiday") && app.exists("1 of 4") && controller.modalPresentationStyle == .fullScreen)
        controller.currentPreviewItemIndex = 1
        try await app.settle()
        #expect(app.exists("Page 1 of 3") && app.exists("Report") && app.exists("2 of 4") && !app.exists("1 of 4"))
        controller.currentPreviewItemIndex = 2
        try await app.settle()
        #expect(try texts(controller.view) == ["Some notes"] && controller.title == "Notes")
        controller.currentPreviewItemIndex = 3
        try await app.settle()
        #expect(app.exists("Archive.zip") && app.exists("ZIP archive\n2 KB"))
        #expect(!views(UIImageView.self, in: controller.view).contains { $0.accessibilityLabel == "Image" }, "distant pages are released")
        #expect(
            app.system.requests.requests(to: "quicklook").map(\.text) == [
                "previews Holiday.png", "previews Report.pdf", "previews Notes.txt", "previews Archive.zip",
            ])
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        [view as? View].compactMap(\.self) + view.subviews.flatMap { views(type, in: $0) }
    }

    private func texts(_ view: UIView) throws -> [String] { views(UITextView.self, in: view).map(\.text) }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func aSwipeShowsTheNextItem(direction: UIUserInterfaceLayoutDirection) async throws {
        owner.items = try standardFiles()
        let app = try await TestApp.launch(showing: { root })
        await app.setDirection(direction)
        let controller = QLPreviewController()
        controller.dataSource = owner
        root.present(controller, animated: false)
        try await app.settle()
        try await app.swipe(direction == .leftToRight ? .left : .right)
        try await app.settle()
        #expect(controller.currentPreviewItemIndex == 1 && app.exists("Report") && app.exists("Page 1 of 3"))
        try await app.swipe(direction == .leftToRight ? .right : .left)
        try await app.settle()
        #expect(controller.currentPreviewItemIndex == 0 && app.exists("Holiday"))
        #expect(controller.currentPreviewItem?.previewItemURL?.lastPathComponent == "Holiday.png")
    }

    @Test(arguments: [0, 1, 2, 3]) func aRotationKeepsTheItem(index: Int) async throws {
        let (app, controller) = try await show(standardFiles().map { $0 as QLPreviewItem }, at: index)
        for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
            await app.resize(to: size)
            try await app.settle()
            #expect(controller.currentPreviewItemIndex == index, "\(size)")
        }
    }

    @Test func doneDismissesAndNotifiesTheDelegate() async throws {
        let (app, controller) = try await show(standardFiles())
        #expect(owner.dismissals.isEmpty)
        try await app.tap("Done")
        try await app.settle()
        #expect(owner.dismissals == ["will", "did"] && controller.presentingViewController == nil)
    }

    @Test func aTapHidesTheBarsAndADoubleTapEnlarges() async throws {
        let (app, controller) = try await show(standardFiles())
        let done = try #require(views(UINavigationBar.self, in: controller.view).first)
        await app.tap(at: CGPoint(x: 200, y: 400))
        await app.advance(by: .seconds(1))
        #expect(done.alpha == 0 && controller.view.backgroundColor == .black)
        await app.tap(at: CGPoint(x: 200, y: 400))
        await app.advance(by: .seconds(1))
        #expect(done.alpha == 1)
        let image = try #require(views(UIImageView.self, in: controller.view).first { $0.accessibilityLabel == "Image" })
        let width = image.frame.width
        for _ in 0..<2 { await app.tap(at: CGPoint(x: 200, y: 400)) }
        try await app.settle()
        #expect(image.frame.width == width * 2.5 && done.alpha == 1)
    }

    @Test func theFileIsShared() async throws {
        let (app, controller) = try await show(standardFiles(), at: 2)
        try await app.tap("Share")
        try await app.settle()
        #expect(controller.presentedViewController is UIActivityViewController && app.exists("Notes.txt"))
    }

    @Test func itemsAreReloaded() async throws {
        let files = try standardFiles()
        let item = Item(nil, "Waiting")
        let (app, controller) = try await show([files[0], item], at: 7)
        #expect(controller.currentPreviewItemIndex == 1 && controller.title == "Waiting" && app.exists("The file is not available."))
        #expect(views(UIToolbar.self, in: controller.view).first?.items?.first?.isEnabled == false)
        (item.previewItemURL, item.previewItemTitle) = (files[2], nil)
        controller.refreshCurrentPreviewItem()
        try await app.settle()
        #expect(controller.title == "Notes" && app.exists("Notes") && !app.exists("The file is not available."))
        owner.items = [files[3]]
        controller.reloadData()
        try await app.settle()
        #expect(controller.currentPreviewItemIndex == 0 && app.exists("Archive.zip") && !app.exists("1 of 1"))
        owner.items = []
        controller.reloadData()
        try await app.settle()
        #expect(controller.currentPreviewItemIndex == NSNotFound && controller.currentPreviewItem == nil && !app.exists("Archive.zip"))
        controller.refreshCurrentPreviewItem()
    }

    @Test func damagedFilesHaveAPageWithTheirProperties() async throws {
        let damaged = try files([
            ("Broken.pdf", Data("%PDF-1.4 nothing".utf8)), ("Broken.png", Data("no image".utf8)), ("Empty.txt", Data()),
            ("Latin.txt", Data([0x43, 0x61, 0xE9])), ("No extension", Data([1, 2, 3])),
        ])
        let missing = damaged[0].deletingLastPathComponent().appendingPathComponent("Missing.png")
        let folder = damaged[0].deletingLastPathComponent()
        let address = try #require(URL(string: "https://example.com/a.png"))
        let (app, controller) = try await show(damaged + [missing, folder, address])
        let expected: [(Int, String)] = [
            (0, "PDF document\n16 bytes"), (1, "PNG image\n8 bytes"), (4, "Document\n3 bytes"), (5, "The file does not exist."),
            (6, "Folder"), (7, "The file does not exist."),
        ]
        for (index, text) in expected {
            controller.currentPreviewItemIndex = index
            try await app.settle()
            #expect(app.exists(.label(text)), "\(text)")
        }
        controller.currentPreviewItemIndex = 2
        try await app.settle()
        #expect(try texts(controller.view).sorted() == ["", "Ca\u{FFFD}"])
    }

    @Test func onlyVisiblePagesOfADocumentExist() async throws {
        let (app, controller) = try await show(files([("Long.pdf", Self.document(pages: 40))]))
        func pages() -> [String] {
            views(UIImageView.self, in: controller.view).compactMap(\.accessibilityLabel).filter { $0.hasPrefix("Page") }
        }
        #expect(pages().contains("Page 1 of 40") && pages().count < 4)
        let images = views(UIImageView.self, in: controller.view).filter { $0.accessibilityLabel?.hasPrefix("Page") == true }
        #expect(images.allSatisfy { $0.image != nil })
        for _ in 0..<3 {
            try await app.swipe(.up)
            try await app.settle()
        }
        #expect(!pages().contains("Page 1 of 40") && pages().count < 4)
    }

    @Test func aDrawingIsShown() async throws {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect width='20' height='10' fill='red'/></svg>"
        let (app, controller) = try await show(files([("Drawing.svg", Data(svg.utf8))]))
        let image = try #require(views(UIImageView.self, in: controller.view).first { $0.accessibilityLabel == "Page 1 of 1" })
        #expect(image.image != nil && abs(image.bounds.width / image.bounds.height - 2) < 0.1 && app.exists("Drawing"))
    }

    @Test func someFilesCanBePreviewed() throws {
        let files = try standardFiles() + self.files([("Table.csv", Data()), ("Drawing.svg", Data())])
        #expect(files.map { QLPreviewController.canPreview($0) } == [true, true, true, false, true, true])
        #expect(!QLPreviewController.canPreview(Item(nil, nil)) && !QLPreviewController.canPreview(URL(fileURLWithPath: "/no/such.png")))
        #expect(QLPreviewController.canPreview(NSURL(fileURLWithPath: files[0].path)))
    }
}
