import Foundation
import Platform
import Testing

@testable import CaretTesting
@testable import HeadlessBackend
@testable import UIKitCore

/// Links in a text, and detected data.
@MainActor @Suite(.app) struct TextItemTests {
    final class Listener: NSObject, UITextViewDelegate {
        var log: [String] = []
        var allows = true
        var replaces = false
        var menu: UIMenu?
        func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
            -> UITextItem.MenuConfiguration?
        {
            log.append("menu")
            return UITextItem.MenuConfiguration(menu: menu ?? defaultMenu)
        }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
        ) { log.append("comes") }
        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
        ) { log.append("goes") }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            log.append("\(URL.absoluteString) \(characterRange.location) \(characterRange.length) \(interaction)")
            return allows
        }
        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
            replaces ? UIAction { [weak self] _ in self?.log.append("own") } : defaultAction
        }
    }

    private func launched(_ view: UITextView, _ listener: Listener? = nil) async throws -> TestApp {
        view.isEditable = false
        view.delegate = listener
        view.frame = CGRect(x: 20, y: 100, width: 350, height: 200)
        return try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
    }

    /// Returns the centre of a character.
    private func point(_ view: UITextView, _ offset: Int) -> CGPoint {
        let rect = view.editor.rects(of: offset..<offset + 1).first ?? .zero
        return view.convert(CGPoint(x: rect.midX + view.containerOrigin.x, y: rect.midY + view.containerOrigin.y), to: nil)
    }

    @Test func aTapOnALinkAsksAndOpens() async throws {
        let view = UITextView()
        let listener = Listener()
        let text = NSMutableAttributedString(string: "See here, please", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: try #require(URL(string: "https://example.org")), range: NSRange(location: 4, length: 4))
        view.attributedText = text
        let app = try await launched(view, listener)
        await app.tap(at: point(view, 5))
        #expect(listener.log == ["https://example.org 4 4 invokeDefaultAction"])
        #expect(app.backend.openedURLs.map(\.absoluteString) == ["https://example.org"])
        await app.advance(frames: 60)
        await app.tap(at: point(view, 12))
        #expect(listener.log.count == 1)
        await app.advance(frames: 60)
        listener.allows = false
        await app.tap(at: point(view, 6))
        #expect(listener.log.count == 2 && app.backend.openedURLs.count == 1)
        await app.advance(frames: 60)
        listener.replaces = true
        await app.tap(at: point(view, 6))
        #expect(listener.log.last == "own" && app.backend.openedURLs.count == 1)
    }

    @Test func aLongPressOnALinkOffersAMenu() async throws {
        let view = UITextView()
        let listener = Listener()
        let text = NSMutableAttributedString(string: "See here, please", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: try #require(URL(string: "https://example.org")), range: NSRange(location: 4, length: 4))
        view.attributedText = text
        let app = try await launched(view, listener)
        await app.hold(at: point(view, 5), for: .seconds(1))
        try await app.settle()
        #expect(listener.log == ["https://example.org 4 4 presentActions", "menu", "comes"])
        #expect(app.backend.openedURLs.isEmpty && app.exists("Open Link"))
        try await app.tap("Copy Link")
        try await app.settle()
        #expect(UIPasteboard.general.string == "https://example.org" && listener.log.last == "goes")
        listener.menu = UIMenu(children: [UIAction(title: "Mine") { _ in }])
        await app.hold(at: point(view, 5), for: .seconds(1))
        try await app.settle()
        #expect(app.exists("Mine") && !app.exists("Copy Link"))
        try await app.tap("Mine")
        try await app.settle()
        (listener.log, listener.allows) = ([], false)
        await app.hold(at: point(view, 5), for: .seconds(1))
        try await app.settle()
        #expect(listener.log == ["https://example.org 4 4 presentActions"] && app.backend.openedURLs.isEmpty)
    }

    @Test func linksHaveTheTintOrTheAppsAttributes() async throws {
        let view = UITextView()
        view.tintColor = .systemGreen
        let text = NSMutableAttributedString(string: "See here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 4))
        view.attributedText = text
        _ = try await launched(view)
        func style() -> TextStyle? {
            let content = TextContent(view.textStorage, links: view.layoutManager.linkAttributes)
            return content.runs.last?.style
        }
        #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .systemGreen)
        #expect(style()?.color == UIColor.systemGreen.cgColor && style()?.underline == nil)
        view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue]
        #expect(style()?.color == UIColor.red.cgColor && style()?.underline != nil)
        view.linkTextAttributes = nil
        view.tintColor = .systemPink
        #expect(style()?.color == UIColor.systemPink.cgColor && style()?.underline == nil)
    }

    @Test func linksAndNumbersAreDetectedIfTheTextCannotBeEdited() async throws {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.dataDetectorTypes = [.link, .phoneNumber]
        view.text = "example.org or 555-1234"
        #expect(view.textStorage.attribute(.link, at: 0, effectiveRange: nil) == nil)
        let app = try await launched(view)
        await app.tap(at: point(view, 2))
        await app.tap(at: point(view, 18))
        #expect(app.backend.openedURLs.map(\.absoluteString) == ["http://example.org", "tel:5551234"])
        view.text = "nothing to see"
        #expect(view.textStorage.attribute(.link, at: 0, effectiveRange: nil) == nil)
        view.text = "example.com"
        #expect(view.textStorage.attribute(.link, at: 0, effectiveRange: nil) != nil)
        view.isEditable = true
        #expect(view.textStorage.attribute(.link, at: 0, effectiveRange: nil) == nil)
    }

    @Test func addressesAndDatesAreDetectedAndTheDelegateIsAskedFirst() async throws {
        let view = UITextView()
        let listener = Listener()
        view.font = .systemFont(ofSize: 17)
        view.dataDetectorTypes = [.address, .calendarEvent]
        view.text = "1 Infinite Loop, Cupertino, CA 95014\n2026-12-24T09:00:00Z, call 555-1234"
        let app = try await launched(view, listener)
        await app.tap(at: point(view, 3))
        await app.advance(frames: 60)
        listener.allows = false
        await app.tap(at: point(view, 40))
        let place = "https://maps.apple.com/?address=1%20Infinite%20Loop,%20Cupertino,%20CA%2095014"
        #expect(listener.log == ["\(place) 0 36 invokeDefaultAction", "calshow:819795600 37 20 invokeDefaultAction"])
        #expect(app.backend.openedURLs.map(\.absoluteString) == [place])
        #expect(view.textStorage.attribute(.link, at: view.text.utf16.count - 2, effectiveRange: nil) == nil)
        view.dataDetectorTypes = .all
        #expect(view.textStorage.attribute(.link, at: view.text.utf16.count - 2, effectiveRange: nil) != nil)
    }

    @Test func datesAreRelativeToTheTestsToday() async throws {
        let view = UITextView()
        let app = try await launched(view)
        let host = try #require(app.application.host)
        host.wallClock = { Date(timeIntervalSinceReferenceDate: 86_400 * 100) }
        view.dataDetectorTypes = .calendarEvent
        view.text = "tomorrow at 9:00 UTC"
        let url = view.textStorage.attribute(.link, at: 0, effectiveRange: nil) as? URL
        let seconds = try #require(Double(url?.absoluteString.replacing("calshow:", with: "") ?? ""))
        #expect(seconds.truncatingRemainder(dividingBy: 86_400) == 32_400 && abs(seconds - 86_400 * 101) < 2 * 86_400)
    }

    @Test func aViewOutsideOfAWindowOpensNothing() async throws {
        let app = try await launched(UITextView())
        let url = try #require(URL(string: "https://example.org"))
        #expect(await app.application.open(url))
        #expect(await !app.application.open(url, options: [.universalLinksOnly: true]))
        #expect(app.application.canOpenURL(url))
        #expect(!app.application.canOpenURL(try #require(URL(string: "file:///etc/passwd"))))
    }
}
