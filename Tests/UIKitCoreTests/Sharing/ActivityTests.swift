import CaretTesting
import Foundation
import HeadlessBackend
import Platform
import Testing

@testable import UIKitCore

/// The share sheet and its activities.
@MainActor @Suite(.app) struct ActivityTests {
    private final class Ends {
        var log: [String] = []
        func note(_ type: UIActivity.ActivityType?, _ isDone: Bool, _ error: (any Error)?) {
            log.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(isDone)\(error == nil ? "" : " failed")")
        }
    }

    private func launch(
        _ items: [Any], _ own: [UIActivity] = [], device: String = "iPhone 16", _ change: (UIActivityViewController) -> Void = { _ in }
    ) async throws -> (TestApp, UIActivityViewController, Ends) {
        let screen = UIViewController()
        let app = try await TestApp.launch(showing: { screen }, on: #require(Device.named(device)))
        try await app.settle()
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: own)
        let ends = Ends()
        sheet.completionWithItemsHandler = { type, isDone, _, error in ends.note(type, isDone, error) }
        change(sheet)
        sheet.popoverPresentationController?.sourceView = screen.view
        screen.present(sheet, animated: true)
        try await app.settle()
        return (app, sheet, ends)
    }

    @Test func copyingPutsTextOnThePasteboard() async throws {
        let (app, sheet, ends) = try await launch(["Hello\nworld"])
        #expect(app.exists("Hello") && app.exists("Copy") && app.exists("Save to Files") && !app.exists("Save Image"))
        try await app.tap("Copy")
        try await app.settle()
        #expect(UIPasteboard.general.string == "Hello\nworld")
        #expect(ends.log == ["CopyToPasteboard true"] && sheet.presentingViewController == nil)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func copyingAcceptsTextsURLsAndImages() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        let url = try #require(URL(string: "https://example.org/a"))
        let (app, _, _) = try await launch(["Hello", url, image])
        try await app.tap("Copy")
        try await app.settle()
        let board = UIPasteboard.general
        #expect(board.strings == ["Hello", "https://example.org/a"])
        #expect(board.urls == [url] && board.images?.count == 1 && board.images?.first === image && board.hasImages)
    }

    /// Records whether its item was requested off the main actor.
    private final class Report: UIActivityItemProvider, @unchecked Sendable {
        let isCancelledAtOnce: Bool
        init(cancelled: Bool = false) {
            isCancelledAtOnce = cancelled
            super.init(placeholderItem: "")
        }
        override var item: Any {
            if isCancelledAtOnce { cancel() }
            return "\(activityType == .copyToPasteboard) \(Thread.isMainThread)"
        }
    }

    @Test func aProviderCreatesItsItemOffTheMainActor() async throws {
        let report = Report()
        let (app, sheet, ends) = try await launch([report, "and more"])
        #expect(report.activityType == nil && report.placeholderItem as? String == "")
        try await app.tap("Copy")
        try await app.settle()
        #expect(UIPasteboard.general.strings == ["true false", "and more"])
        #expect(ends.log == ["CopyToPasteboard true"] && sheet.presentingViewController == nil && report.isFinished)
    }

    @Test func aCancelledProviderEndsTheSheet() async throws {
        let (app, sheet, ends) = try await launch([Report(cancelled: true)])
        UIPasteboard.general.string = "before"
        try await app.tap("Copy")
        try await app.settle()
        #expect(ends.log == ["CopyToPasteboard false"] && sheet.presentingViewController == nil)
        #expect(UIPasteboard.general.string == "before")
    }

    @Test func closingTheSheetCompletesWithoutAnActivity() async throws {
        let (app, _, ends) = try await launch(["a", "b"])
        #expect(app.exists("2 Items"))
        try await app.tap("Close")
        try await app.settle()
        #expect(ends.log == ["none false"])
    }

    @Test func excludedActivitiesAreNotOffered() async throws {
        let (app, _, _) = try await launch(["a"]) { $0.excludedActivityTypes = [.copyToPasteboard, .mail] }
        #expect(!app.exists("Copy") && app.exists("Save to Files"))
    }

    @Test func customActivitiesAreCalledInOrder() async throws {
        final class Print: UIActivity {
            var log: [String] = []
            override var activityType: ActivityType? { ActivityType("org.example.print") }
            override var activityTitle: String? { "Print" }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
                log.append("can \(activityItems)")
                return true
            }
            override func prepare(withActivityItems activityItems: [Any]) { log.append("prepare \(activityItems)") }
            override func perform() {
                log.append("perform")
                activityDidFinish(true)
                activityDidFinish(false)
            }
        }
        final class Source: NSObject, UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { 0 }
            func activityViewController(
                _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { activityType?.rawValue }
        }
        let own = Print()
        let (app, _, ends) = try await launch([Source()], [own])
        #expect(!app.exists("Copy"))
        try await app.tap("Print")
        try await app.settle()
        #expect(own.log == ["can [0]", "prepare [\"org.example.print\"]", "perform"])
        #expect(ends.log == ["print true"])
    }

    @Test func anActivityMayHaveAController() async throws {
        final class Ask: UIActivity {
            let screen = UIViewController()
            override var activityTitle: String? { "Ask" }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
            override var activityViewController: UIViewController? { screen }
        }
        let own = Ask()
        let (app, sheet, ends) = try await launch([1], [own])
        try await app.tap("Ask")
        try await app.settle()
        #expect(own.screen.presentingViewController === sheet && ends.log.isEmpty)
        own.activityDidFinish(false)
        try await app.settle()
        #expect(ends.log == ["none false"] && sheet.presentingViewController == nil && own.screen.viewIfLoaded?.window == nil)
    }

    @Test func urlsAreOpenedAndMailedByTheDesktop() async throws {
        final class Opener: URLOpener {
            var opened: [URL] = []
            func canOpen(_ url: URL) -> Bool { true }
            func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
                opened.append(url)
                completion(true)
            }
        }
        let opener = Opener()
        let page = try #require(URL(string: "https://example.org/?a=b c".replacing(" ", with: "%20")))
        let (app, _, ends) = try await launch([page]) { _ in
            (ApplicationHost.current?.backend as? HeadlessBackend)?.urlOpener = opener
        }
        try await app.tap("Open With…")
        try await app.settle()
        #expect(opener.opened == [page] && ends.log == ["open true"])
        let letter = MailActivity.makeMailURL(ActivityItems(["Häagen & Co", page]), subject: "A=B")
        #expect(letter?.absoluteString.hasPrefix("mailto:?subject=A%3DB&body=H%C3%A4agen%20%26%20Co%0D%0A") == true)
    }

    @Test func savingWritesFilesAndKeepsOldOnes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        for _ in 0..<2 {
            let save = SaveActivity(onlyPictures: false, folder: folder)
            #expect(save.canPerform(withActivityItems: ["text", image]))
            save.prepare(withActivityItems: ["text", image])
            save.perform()
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["Image 2.png", "Image.png", "Text 2.txt", "Text.txt"])
        #expect(try String(contentsOf: folder.appendingPathComponent("Text.txt"), encoding: .utf8) == "text")
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("Image.png").path)?.size.width == image.size.width * image.scale)
    }

    @Test(arguments: [true, false]) func savingToFilesAsksForTheDestination(saves: Bool) async throws {
        let folder = try TestFolder.make()
        let file = folder.appendingPathComponent("Table.csv")
        try Data("1,2".utf8).write(to: file)
        let place = folder.appendingPathComponent("Place", isDirectory: true)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let (app, sheet, ends) = try await launch(["words", file])
        try await app.tap("Save to Files")
        try await app.settle()
        let picker = try #require(sheet.presentedViewController as? UIDocumentPickerViewController)
        #expect(picker.task.exported.map(\.lastPathComponent) == ["Text.txt", "Table.csv"] && ends.log.isEmpty)
        let part = try #require(picker.task.exported.first)
        if saves { picker.export(to: place, replacing: false) } else { picker.cancel() }
        try await app.settle()
        #expect(ends.log == ["save \(saves)"] && app.mainWindow.rootViewController?.presentedViewController == nil)
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
        #expect(names == (saves ? ["Table.csv", "Text.txt"] : []))
        #expect(FileManager.default.fileExists(atPath: file.path) && !FileManager.default.fileExists(atPath: part.path))
    }

    @Test func aFailedWriteIsReported() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID())")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        final class Save: UIActivity {
            let inner: SaveActivity
            init(_ folder: URL) { inner = SaveActivity(onlyPictures: false, folder: folder) }
            override var activityTitle: String? { "Save Here" }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
            override func prepare(withActivityItems activityItems: [Any]) {
                inner.prepare(withActivityItems: activityItems)
                inner.sheet = sheet
            }
            override func perform() { inner.perform() }
        }
        let (app, _, ends) = try await launch(["text"], [Save(file)])
        try await app.tap("Save Here")
        try await app.settle()
        #expect(ends.log == ["save false failed"])
    }

    @Test func onATabletTheSheetIsAPopover() async throws {
        let (app, sheet, ends) = try await launch(["text"], device: "iPad 11")
        #expect(sheet.view.bounds.width == 320)
        sheet.dismiss(animated: true)
        try await app.settle()
        #expect(ends.log == ["none false"])
    }
}
