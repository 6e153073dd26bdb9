import Testing
import UIKit

@MainActor @Suite struct KnownImageTests {
    @Test func editingSymbolsHaveNames() {
        let known = [UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark]
        #expect(known.allSatisfy { $0.size.width > 10 })
        #expect(UIImage.add.pngData() == UIImage(systemName: "plus.circle.fill")?.pngData())
        #expect(UIImage.add.pngData() != UIImage.remove.pngData())
        #expect(UIImage.checkmark.pngData() != UIImage.strokedCheckmark.pngData())
    }

    @Test func theRendererFormatOfAnImageMatchesTheImage() {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (2, true)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { _ in }
        #expect(image.imageRendererFormat.scale == 2 && image.imageRendererFormat.opaque)
        #expect(image.imageRendererFormat !== image.imageRendererFormat && !UIImage.add.imageRendererFormat.opaque)
        let again = UIGraphicsImageRenderer(size: image.size, format: image.imageRendererFormat).image { _ in image.draw(at: .zero) }
        #expect(again.pngData() == image.pngData())
    }

    @Test func anImageWithoutPixelsHasNoFileData() {
        #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 0.5) == nil)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
            for x in 0..<32 { context.fill(CGRect(x: 2 * x, y: 0, width: 1, height: 2 * x)) }
        }
        let sizes = [-1, 0, 2, .nan, .infinity].map { image.jpegData(compressionQuality: $0)?.count ?? 0 }
        #expect(sizes[0] == sizes[1] && sizes[1] < sizes[2] && sizes[3] == sizes[4] && sizes.allSatisfy { $0 > 0 })
    }
}
