import CaretTesting
import FoundationNetworking
import LinkPresentation
import Synchronization
import TestFolders
import Testing

@testable import UIKitCore

/// Metadata of links, from pages that the test gives.
@MainActor @Suite(.app) struct LinkTests {
    private static let url = address("https://www.example.com/news/7?token=secret")

    static func address(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }

    static func picture(_ size: CGSize, _ color: UIColor) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private static let page = """
        <!DOCTYPE html><html><head><!-- <title>Comment</title> --><script>var a = "<title>Script</title>"</script>
        <TITLE>Plain &amp; simple</TITLE>
        <meta property='og:title' content="News &#8211; “Caf&eacute;” &unknown;"><meta name=description content=none>
        <meta content="/images/a.png" property="og:image"/>
        <meta property="og:video" content="https://example.com/a.mp4">
        <link rel="shortcut icon" href="small.ico"><link rel=icon sizes=32x32 href=middle.png>
        <link rel="apple-touch-icon" href="//cdn.example.com/touch.png">
        </head><body><title>Body</title><meta property="og:title" content="Body"></body></html>
        """

    private func launch() async throws -> TestApp {
        let app = try await TestApp.launch(showing: { UIViewController() })
        app.system.links.isOffline = true
        return app
    }

    private func fetch(_ url: URL = url, _ provider: LPMetadataProvider = LPMetadataProvider()) async -> Result<LPLinkMetadata, LPError> {
        do {
            return .success(try await provider.startFetchingMetadata(for: url))
        } catch {
            return .failure(error as? LPError ?? LPError(.unknown))
        }
    }

    @Test func thePageProvidesTitleImageIconAndVideo() async throws {
        let app = try await launch()
        app.system.links[Self.url] = .redirect(to: Self.address("https://example.com/news/8"))
        app.system.links[Self.address("https://example.com/news/8")] = .html(Self.page)
        app.system.links[Self.address("https://example.com/images/a.png")] = .png(Self.picture(CGSize(width: 4, height: 2), .red))
        app.system.links[Self.address("https://cdn.example.com/touch.png")] = .status(404)
        app.system.links[Self.address("https://example.com/news/middle.png")] = .png(Self.picture(CGSize(width: 3, height: 3), .red))
        let metadata = try await fetch().get()
        #expect(metadata.originalURL == Self.url && metadata.url?.absoluteString == "https://example.com/news/8")
        #expect(metadata.title == "News – “Café” &unknown;")
        #expect(metadata.remoteVideoURL?.absoluteString == "https://example.com/a.mp4" && metadata.videoProvider == nil)
        #expect(await width(metadata.imageProvider) == 4)
        #expect(await width(metadata.iconProvider) == 3, "the best icon is missing, and the next one is used")
        #expect(metadata.imageProvider?.registeredTypeIdentifiers == ["public.png"])
        #expect(app.system.links.fetched == [Self.url])
        #expect(app.system.requests.requests(to: "links").map(\.text) == ["fetches metadata of https://www.example.com/news/7"])
    }

    private func width(_ provider: NSItemProvider?) async -> CGFloat? {
        await withCheckedContinuation { continuation in
            guard let provider else { return continuation.resume(returning: nil) }
            provider.loadObject(ofClass: UIImage.self) { image, _ in
                let image = image as? UIImage
                Task { @MainActor in continuation.resume(returning: image.map { $0.size.width * $0.scale }) }
            }
        }
    }

    @Test func withoutSubresourcesOnlyThePageIsLoaded() async throws {
        let app = try await launch()
        app.system.links[Self.url] = .html(Self.page)
        let provider = LPMetadataProvider()
        provider.shouldFetchSubresources = false
        let metadata = try await fetch(Self.url, provider).get()
        #expect(metadata.title?.isEmpty == false && metadata.imageProvider == nil && metadata.iconProvider == nil)
    }

    @Test func pagesWithFaultsAreRead() async throws {
        let app = try await launch()
        let titles: [(String, String?)] = [
            ("<title>  Two\n lines </title>", "Two lines"), ("<title>Unfinished", "Unfinished"), ("", nil), ("<title></title>", nil),
            ("<meta property=og:title content=One", "One"), ("< title>No</ title>", nil),
            ("<meta = content='x'><title>A &#x41;&#xD800;</title>", "A A\u{FFFD}"),
            ("<script>\"<title>Script</title>\"</script><title>Head</title></head><meta property=og:title content=Body>", "Head"),
            ("<title>Head</title><body><meta property=og:title content=Body>", "Head"),
            ("<meta property=\"og:title\" content=\"\"><title>Full</title>", "Full"),
        ]
        for (html, title) in titles {
            app.system.links[Self.url] = .html(html)
            #expect(try await fetch().get().title == title, "\(html)")
        }
        let latin = Data("<title>Caf".utf8) + [0xE9] + Data("</title>".utf8)
        app.system.links[Self.url] = .response(data: latin, mimeType: "text/html; charset=ISO-8859-1")
        #expect(try await fetch().get().title == "Café")
        app.system.links[Self.url] = .response(data: Data("<meta charset=\"windows-1252\">".utf8) + latin, mimeType: "text/html")
        #expect(try await fetch().get().title == "Café")
        app.system.links[Self.url] = .html(String(repeating: "<x>", count: 400_000) + "<title>Late</title>")
        #expect(try await fetch().get().title == nil, "only the beginning of a large page is read")
    }

    @Test func aPageOfTheWebCannotReadFiles() async throws {
        let app = try await launch()
        app.system.links.isOffline = false
        let file = try TestFolder.make().appendingPathComponent("secret.png")
        try Self.picture(CGSize(width: 4, height: 4), .red).write(to: file)
        let head = "<meta property='og:image' content='\(file)'><link rel='icon' href='\(file)'><title>Page</title>"
        for page in [head, "<base href='\(file.deletingLastPathComponent())'><meta property='og:image' content='secret.png'>" + head] {
            app.system.links[Self.url] = .html(page)
            app.system.links[Self.address("https://www.example.com/favicon.ico")] = .status(404)
            let metadata = try await fetch().get()
            #expect(metadata.title == "Page" && metadata.imageProvider == nil && metadata.iconProvider == nil)
        }
    }

    @Test func aRequestThatEndsAtOnceLeavesNoWork() async throws {
        let app = try await launch()
        app.system.links[Self.url] = .html(Self.page)
        for _ in 0..<50 {
            let provider = LPMetadataProvider()
            provider.timeout = 0
            async let result = fetch(Self.url, provider)
            provider.cancel()
            _ = await result
        }
        try await app.settle()
    }

    @Test func imagesAndFilesAreLinksToo() async throws {
        let app = try await launch()
        app.system.links[Self.address("https://example.com/cat.png")] = .png(Self.picture(CGSize(width: 5, height: 5), .blue))
        let picture = try await fetch(Self.address("https://example.com/cat.png")).get()
        #expect(await width(picture.imageProvider) == 5)
        #expect(picture.title == "cat.png")
        app.system.links.isOffline = false
        let file = try TestFolder.make().appendingPathComponent("Page.html")
        try Data("<title>File</title>".utf8).write(to: file)
        #expect(try await fetch(file).get().title == "File")
        #expect(await fetch(file.deletingLastPathComponent().appendingPathComponent("No.html")) == .failure(LPError(.metadataFetchFailed)))
    }

    @Test func failuresHaveCodes() async throws {
        let app = try await launch()
        for answer in [LinkAnswer.unreachable, .status(500), .redirect(to: Self.url)] {
            app.system.links[Self.url] = answer
            #expect(await fetch() == .failure(LPError(.metadataFetchFailed)))
        }
        for text in ["mailto:a@example.com", "https:///no-host", "news"] {
            #expect(await fetch(Self.address(text)) == .failure(LPError(.metadataFetchFailed)))
        }
        do {
            _ = try await LPMetadataProvider().startFetchingMetadata(for: Self.url)
            Issue.record("There is an error.")
        } catch LPError.metadataFetchFailed {
            #expect((LPError(.metadataFetchFailed) as NSError).domain == "LPErrorDomain" && LPError(.metadataFetchFailed).errorCode == 2)
        }
    }

    @Test func aRequestEndsAtItsTimeLimitOrWhenCancelled() async throws {
        let app = try await launch()
        app.system.links[Self.url] = .pending
        let provider = LPMetadataProvider()
        provider.timeout = 5
        let (results, continuation) = AsyncStream.makeStream(of: (LPError?, Bool).self)
        let isFinished = Mutex(false)
        provider.startFetchingMetadata(for: Self.url) { _, error in
            isFinished.withLock { $0 = true }
            continuation.yield((error as? LPError, MainQueue.isCurrent))
        }
        try await app.settle()
        await app.advance(by: .seconds(4.9))
        #expect(!isFinished.withLock { $0 })
        await app.advance(by: .seconds(0.2))
        var results1 = results.makeAsyncIterator()
        let late = await results1.next()
        #expect(late?.0 == LPError(.metadataFetchTimedOut) && late?.1 == false, "the handler runs on a background queue")
        let other = LPMetadataProvider()
        other.startFetchingMetadata(for: Self.url) { _, error in continuation.yield((error as? LPError, MainQueue.isCurrent)) }
        other.cancel()
        other.cancel()
        #expect(await results1.next()?.0 == LPError(.metadataFetchCancelled))
        let task = Task { await fetch() }
        await Task.yield()
        task.cancel()
        #expect(await task.value == .failure(LPError(.metadataFetchCancelled)))
    }

    @Test func aSecondRequestStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let provider = LPMetadataProvider()
            for _ in 0..<2 { provider.startFetchingMetadata(for: URL(fileURLWithPath: "/")) { _, _ in } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Create a provider for each request."))
    }

    @Test func metadataIsCopiedAndArchived() throws {
        let metadata = LPLinkMetadata()
        (metadata.url, metadata.title) = (Self.url, "Title")
        metadata.imageProvider = NSItemProvider(object: "x" as NSString)
        let copy = try #require(metadata.copy() as? LPLinkMetadata)
        metadata.title = "Other"
        #expect(copy.title == "Title" && copy.imageProvider === metadata.imageProvider && copy.url == Self.url)
        let data = try NSKeyedArchiver.archivedData(withRootObject: copy, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data))
        #expect(read.title == "Title" && read.url == Self.url && read.originalURL == nil && read.imageProvider == nil)
    }
}
