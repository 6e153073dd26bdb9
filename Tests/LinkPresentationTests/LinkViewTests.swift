import CaretTesting
import HeadlessBackend
import LinkPresentation
import Testing

@testable import UIKitCore

/// Cards of links.
@MainActor @Suite(.app) struct LinkViewTests {
    private let url = LinkTests.address("https://www.example.com/a?q=secret")

    private func metadata(_ title: String?, picture: CGSize? = nil) -> LPLinkMetadata {
        let metadata = LPLinkMetadata()
        (metadata.url, metadata.title) = (url, title)
        if let picture {
            let image = UIGraphicsImageRenderer(size: picture).image { $0.fill(CGRect(origin: .zero, size: picture)) }
            metadata.imageProvider = NSItemProvider(object: image)
        }
        return metadata
    }

    @Test func theCardHasTheHeightOfItsContent() async throws {
        let view = LPLinkView(metadata: metadata("Title", picture: CGSize(width: 40, height: 20)))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        try await app.settle()
        let bar = LPLinkView(metadata: metadata("Title")).sizeThatFits(CGSize(width: 200, height: 0)).height
        let full = view.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(full.width == 200 && full.height > 100 + 40 && abs(full.height - bar - 100) < 10)
        #expect(view.sizeThatFits(CGSize(width: 1000, height: 1000)).width == 320 && view.sizeThatFits(.zero).width == 320)
        let long = LPLinkView(metadata: metadata(String(repeating: "word ", count: 80)))
        #expect(long.sizeThatFits(CGSize(width: 200, height: 0)).height > bar)
        #expect(long.sizeThatFits(CGSize(width: 200, height: 0)).height < 100, "at most two lines")
        let tall = LPLinkView(metadata: metadata(nil, picture: CGSize(width: 10, height: 400)))
        try await app.settle()
        #expect(tall.sizeThatFits(CGSize(width: 200, height: 0)).height < 320, "a tall picture is cropped")
        // New metadata replaces the picture, also one that is still loading.
        view.metadata = metadata("Other", picture: CGSize(width: 40, height: 40))
        view.metadata = metadata("Last")
        try await app.settle()
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == bar && view.accessibilityLabel == "Last, example.com")
    }

    @Test func aTapOpensTheLink() async throws {
        let view = LPLinkView(url: url)
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            view.frame.origin = CGPoint(x: 20, y: 100)
            controller.view.addSubview(view)
            return controller
        })
        try await app.settle()
        #expect(view.accessibilityLabel == "example.com" && view.accessibilityTraits == .link && view.bounds.width == 320)
        try await app.tap("example.com")
        #expect(app.system.requests.requests(to: "links").map(\.text) == ["opens https://www.example.com/a"])
        #expect((ApplicationHost.current?.backend as? HeadlessBackend)?.openedURLs == [url])
    }

    @Test func textGrowsAndTheIconIsAtTheTrailingEdge() async throws {
        let view = LPLinkView(metadata: metadata("Title"))
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        })
        try await app.settle()
        let height = view.intrinsicContentSize.height
        await app.setTextSize(.accessibilityLarge)
        #expect(view.intrinsicContentSize.height > height)
        func icon() throws -> UIImageView {
            try #require(view.subviews.first?.subviews.compactMap { $0 as? UIImageView }.first { $0.bounds.width == 30 })
        }
        #expect(try icon().frame.minX > 200)
        await app.setDirection(.rightToLeft)
        try await app.settle()
        #expect(try icon().frame.minX == 12)
    }
}
