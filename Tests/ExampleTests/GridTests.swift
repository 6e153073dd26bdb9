import CaretTesting
import Testing

@testable import Gallery

/// The grid of Gallery in use.
@MainActor @Suite(.app) struct GridTests {
    @Test func thumbnailsAreSquaresInThreeColumns() async throws {
        let folder = try PhotoFolder()
        try folder.addPhotos(7)
        let app = try await TestApp.gallery(folder.path)
        let frames = (0..<7).compactMap { try? app.grid.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        let side = frames[0].width
        #expect(frames.allSatisfy { $0.width == side && $0.height == side })
        #expect(frames[0].minY == frames[2].minY && frames[3].minY == frames[0].maxY + 2)
        #expect(side == 128)
        #expect(try app.grid.contentOffset.y == -44)
    }

    @Test func everyVisiblePhotoIsDecoded() async throws {
        let folder = try PhotoFolder()
        for number in 1...30 { try folder.addPhoto("\(number).jpg", color: .green) }
        let app = try await TestApp.gallery(folder.path)
        let picture = try app.snapshot()
        for cell in try app.grid.visibleCells {
            let frame = cell.convert(cell.bounds, to: nil)
            guard frame.midY > 44, frame.midY < 844 else { continue }
            let pixel = try #require(picture.pixel(at: CGPoint(x: frame.midX, y: frame.midY)))
            #expect(pixel.y > 150 && pixel.x < 120, "\(cell.accessibilityLabel ?? "")")
        }
    }

    @Test func everyPhotoIsVisibleWithoutABarToo() async throws {
        let folder = try PhotoFolder()
        for number in 1...30 { try folder.addPhoto("\(number).jpg", color: .green) }
        let library = try PhotoLibrary(folder: folder.url)
        let app = try await TestApp.launch(showing: { GridViewController(library: library) }, on: .standard.scale(1))
        try await app.settle()
        let first = try #require(try app.snapshot().pixel(at: CGPoint(x: 60, y: 60)))
        #expect(first.y > 150 && first.x < 120)
    }

    @Test func `R9 ten thousand photos cost a screenful of cells and bounded memory`() async throws {
        let folder = try PhotoFolder()
        try folder.addPhotos(10_000)
        let app = try await TestApp.gallery(folder.path)
        let grid = try app.grid
        let rows = CGFloat(7)
        var seen: Set<ObjectIdentifier> = []
        for _ in 0..<8 {
            try await app.swipe(.up, fraction: 0.7)
            for _ in 0..<20 {
                await app.advance(frames: 1)
                let cells = grid.subviews.compactMap { $0 as? ThumbnailCell }
                #expect(CGFloat(cells.count) <= (rows + 2) * 3)
                seen.formUnion(cells.map { ObjectIdentifier($0) })
            }
        }
        #expect(grid.contentOffset.y > 5_000)
        #expect(CGFloat(seen.count) <= (rows + 3) * 3)
        try await app.settle()
        let cache = UIApplication.shared.imageCache
        #expect(cache.currentBytes <= cache.limit)
        #expect(cache.mainThreadDecodes == 0)
    }

    @Test func `R14 configuring again changes nothing, and a cell for reuse shows nothing`() async throws {
        let folder = try PhotoFolder()
        try folder.addPhotos(3)
        let app = try await TestApp.gallery(folder.path)
        let cell = try #require(try app.grid.cellForItem(at: [0, 1]) as? ThumbnailCell)
        let shown = { app.all(.type(UIImageView.self)).first { $0.view.isDescendant(of: cell) }?.view as? UIImageView }
        let picture = try #require(shown()?.image)
        let decodes = UIApplication.shared.imageCache.decodes
        let photo = cell.photo
        cell.photo = photo
        cell.setNeedsLayout()
        try await app.settle()
        #expect(shown()?.image === picture)
        #expect(UIApplication.shared.imageCache.decodes == decodes)
        cell.prepareForReuse()
        try await app.settle()
        #expect(shown()?.image == nil)
        #expect(cell.accessibilityLabel == nil)
    }

    @Test func `R14 a late image never appears in a cell that was reused`() async throws {
        let folder = try PhotoFolder()
        for number in 1...60 {
            try folder.addPhoto("\(number).jpg", size: CGSize(width: 600, height: 600), color: number <= 30 ? .red : .blue)
        }
        let app = try await TestApp.launch(AppDelegate(arguments: [folder.path]), on: .standard.scale(1))
        let grid = try app.grid
        grid.contentOffset.y = grid.contentSize.height - grid.bounds.height
        try await app.settle()
        let picture = try app.snapshot()
        for y in stride(from: 60.0, to: 840, by: 40) {
            let pixel = try #require(picture.pixel(at: CGPoint(x: 64, y: y)))
            #expect(pixel.x < 200 || pixel.z > 200, "red at \(y)")
        }
    }

    @Test func rotatingTheDeviceKeepsThePosition() async throws {
        let folder = try PhotoFolder()
        try folder.addPhotos(300)
        let app = try await TestApp.gallery(folder.path)
        let grid = try app.grid
        grid.scrollToItem(at: IndexPath(item: 150, section: 0), at: .centeredVertically, animated: false)
        try await app.settle()
        await app.rotate()
        try await app.settle()
        #expect(grid.indexPathsForVisibleItems.contains(IndexPath(item: 150, section: 0)))
        #expect(try #require(grid.layoutAttributesForItem(at: [0, 2])).frame.maxX > 840)
        #expect(app.diagnostics.isEmpty)
    }

    @Test func badFilesShowTheirReason() async throws {
        let folder = try PhotoFolder()
        try folder.write(Data(), to: "empty.png")
        try folder.write(Data("hello".utf8), to: "text.jpg")
        let whole = try PhotoFolder.jpeg(size: CGSize(width: 900, height: 900), color: .orange)
        try folder.write(whole.prefix(120), to: "cut.jpg")
        try folder.write(whole.dropLast(2), to: "endless.jpg")
        let png = try #require(UIImage(data: whole)?.pngData())
        try folder.write(png.prefix(png.count / 2), to: "half.png")
        try folder.addPhoto("日本.jpg")
        try folder.link("nowhere.jpg", to: "gone.jpg")
        let app = try await TestApp.gallery(folder.path)
        #expect(
            app.reasons == [
                "empty.png": "The file is empty", "text.jpg": "It is not a picture", "nowhere.jpg": "There is no such file",
                "cut.jpg": "The file ends in the middle of the picture", "half.png": "The file ends in the middle of the picture",
            ])
        #expect(app.exists("日本"))
        #expect(app.exists("endless"))
    }

    /// The longest reason, in the narrowest cell, is clear of the cell's edges and is not truncated.
    @Test func aReasonFitsInASmallCell() async throws {
        let folder = try PhotoFolder()
        try folder.write(Data(Array("GIF89a".utf8) + [0x30, 0x75, 0x30, 0x75, 0, 0, 0]), to: "a photo with a long name 06.gif")
        let app = try await TestApp.gallery(folder.path, on: Device(size: CGSize(width: 300, height: 600), scale: 2))
        let view = try #require(app.all(.type(PhotoReasonView.self)).first).view
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let reason = try #require(labels.last)
        #expect(reason.text == "30000x30000 pixels need 11701 MB, 269 MB are allowed")
        #expect(reason.sizeThatFits(CGSize(width: reason.bounds.width, height: 10_000)).height <= reason.bounds.height)
        for label in labels { #expect(view.bounds.insetBy(dx: 4, dy: 4).contains(label.frame)) }
    }

    @Test func aPhotoOfAnIPhoneIsShown() async throws {
        let folder = try PhotoFolder()
        try folder.write(try #require(PhotoFolder.greenHEIC), to: "IMG_0001.HEIC")
        let app = try await TestApp.gallery(folder.path)
        let pixel = try #require(try app.snapshot().pixel(at: CGPoint(x: 60, y: 110)))
        #expect(app.reasons.isEmpty)
        #expect(pixel.y > 150 && pixel.x < 60)
    }

    @Test(arguments: ["missing", "empty"]) func foldersWithoutPhotosShowAMessage(kind: String) async throws {
        let folder = try PhotoFolder()
        let path = kind == "missing" ? folder.path + "/nowhere" : folder.path
        let app = try await TestApp.gallery(path)
        #expect(app.exists(.label(kind == "missing" ? "No Such Folder" : "No Photos")))
        #expect(!app.exists(.identifier("Grid")))
    }
}
