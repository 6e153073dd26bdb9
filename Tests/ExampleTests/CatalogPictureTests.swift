import CaretTesting
import Foundation
import SlowTests
import TestFolders
import Testing

@testable import Catalog
@testable import UIKitCore

/// Each screen of the catalogue matches its picture in the documentation.
@MainActor @Suite(.app) struct CatalogPictureTests {
    private static let pictures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Pictures/Catalog", isDirectory: true)

    private static let phone = Device(
        size: CGSize(width: 390, height: 844), scale: 2, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    private static let tablet = Device(size: CGSize(width: 1180, height: 820), scale: 2)

    /// The products that the screens of StoreKit sell.
    private static let products = pictures.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples/Catalog/Products.storekit")

    /// Copies the pictures of Drawings into a folder. Their dates follow their names; the dates of a checkout are
    /// random.
    private static func photos() throws -> URL {
        let drawings = pictures.deletingLastPathComponent().appendingPathComponent("Drawings", isDirectory: true)
        let folder = try TestFolder.make()
        let names = try FileManager.default.contentsOfDirectory(atPath: drawings.path).filter { $0.hasSuffix(".png") }.sorted()
        for (day, name) in names.enumerated() {
            let copy = folder.appendingPathComponent(name)
            try FileManager.default.copyItem(at: drawings.appendingPathComponent(name), to: copy)
            let date = Date(timeIntervalSinceReferenceDate: 763_646_400 - Double(day) * 86_400)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: copy.path)
        }
        return folder
    }

    /// Screens that need the width of columns.
    private static let wide: Set = ["UISplitViewController"]

    /// The taps before the picture is taken: a button alone does not show its presentation.
    private static let opened = [
        "UIAlertController": "Alert", "UISheetPresentationController": "Half a sheet", "UIPopoverPresentationController": "Popover",
        "UIActivityViewController": "Share a text", "UIColorPickerViewController": "A colour", "UIMenu": "Tap for a menu",
        "UINavigationController": "A navigation controller", "UISplitViewController": "Two columns",
        "MFMailComposeViewController": "A mail", "MFMessageComposeViewController": "A message", "SFSafariViewController": "A web page",
        "QLPreviewController": "A text", "CNContactPickerViewController": "A contact", "UNUserNotificationCenter": "Ask for permission",
        "LAContext": "Unlock the orders", "BGTaskScheduler": "Refresh in the background", "CSSearchableIndex": "Index two dishes",
        "CoreServices": "The type of .png", "CHHapticEngine": "Play a heartbeat", "INInteraction": "Ask for Siri",
        "AppIntent": "Donate an order", "NWPathMonitor": "Describe the path", "SCNetworkReachability": "Is example.com reachable?",
        "PHPickerViewController": "Three photos in order", "PHPhotoLibrary": "Ask for photos", "SecItem": "Save a password",
        "Product": "Buy a bottle of sauce", "SKStoreReviewController": "Ask for a review",
        "SKStoreProductViewController": "A page of the App Store",
    ]

    /// The actions before the picture is taken, where a tap is not enough.
    private static let shown: [String: @MainActor (TestApp, UIViewController?) async throws -> Void] = [
        "UIContextMenuInteraction": { app, _ in await app.hold(at: CGPoint(x: 195, y: 210), for: .seconds(1)) },
        // The screen resolves the name in a task of its own, which `settle` does not observe.
        "SCNetworkReachability": { app, _ in
            for _ in 0..<10_000 where app.exists("No request yet") { try await app.settle() }
        },
        "UIRefreshControl": { _, screen in
            let list = try #require(screen as? RefreshingViewController)
            list.refreshControl?.beginRefreshing()
            list.tableView.setContentOffset(CGPoint(x: 0, y: -list.tableView.adjustedContentInset.top), animated: false)
        },
    ]

    /// The screens of modules beside UIKit are shown by other tests of a normal run, too.
    private static let pages = SlowRun.isActive ? CatalogPage.all : CatalogPage.groups.filter { $0.title != "System" }.flatMap(\.pages)

    /// `make check` and `make slow` compare the dark pictures and those of modules beside UIKit, too.
    @Test(arguments: Amount.of(normal: [UIUserInterfaceStyle.light], slow: [.light, .dark]))
    func everyScreenLooksLikeItsPicture(_ style: UIUserInterfaceStyle) async throws {
        let name = style == .dark ? "dark" : "light"
        let photos = try Self.photos()
        for page in Self.pages {
            let delegate = AppDelegate(arguments: [])
            let device = Self.wide.contains(page.title) ? Self.tablet : Self.phone
            let app = try await TestApp.launch(delegate, on: style == .dark ? device.dark : device)
            ApplicationHost.current?.wallClock = { Date(timeIntervalSinceReferenceDate: 763_646_400) }
            ApplicationHost.current?.displayName = "Catalog"
            app.system.contacts.add(givenName: "Ada", familyName: "Lovelace", phoneNumber: "+44 20 7946 0018")
            app.system.contacts.add(givenName: "Emmy", familyName: "Noether", phoneNumber: "+49 551 39 0")
            app.system.photos.folder = photos
            app.system.store.load(Self.products)
            let split = try #require(delegate.window?.rootViewController as? UISplitViewController)
            let list = try #require(
                (split.viewControllers.first as? UINavigationController)?.viewControllers.first as? CatalogViewController)
            list.show(page)
            try await app.settle()
            if let opened = Self.opened[page.title] {
                try await app.tap(Query(stringLiteral: opened))
                try await app.settle()
            }
            if let show = Self.shown[page.title] {
                try await show(app, (split.viewControllers.first as? UINavigationController)?.topViewController)
                try await app.settle()
            }
            var golden = Golden("\(page.title)-\(name)", in: Self.pictures)
            // A glyph's edge may be rounded to the other side where the processor's vector instructions differ.
            golden.pixelTolerance = 0.0005
            do {
                if case .otherRenderer(let recorded, let current) = try golden.verify(app.snapshot()) {
                    print("\(golden.name) was drawn by \(recorded), and differs with \(current)")
                }
            } catch {
                Issue.record("\(page.title), \(name): \(error)")
            }
        }
    }

    /// The pictures are those of Documentation/CATALOG.md, all of them and no other.
    @Test func theDocumentContainsEachScreenOnce() throws {
        let book = try String(
            contentsOf: Self.pictures.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("CATALOG.md"), encoding: .utf8)
        for page in CatalogPage.all {
            for style in ["light", "dark"] {
                let picture = "Pictures/Catalog/\(page.title)-\(style).png"
                #expect(book.components(separatedBy: picture).count == 2, "\(picture)")
                #expect(FileManager.default.fileExists(atPath: Self.pictures.appendingPathComponent("\(page.title)-\(style).png").path))
            }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.pictures.path).filter { $0.hasSuffix(".png") }
        #expect(files.count == 2 * CatalogPage.all.count)
    }
}
