/// Whether a thumbnail is created from the image if the file has none; a `Bool`.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is always created from the image; a `Bool`.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The maximum length of a thumbnail's longer side in pixels, a number; by default the side length of the image.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is rotated upright; a `Bool`, `false` by default.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Whether decoded pixels are cached; a `Bool`. Ignored here: decoded pixels stay in memory for the life of the
/// image.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded immediately; a `Bool`. Ignored here: pixels are always decoded immediately.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// A hint for the file's type, a type identifier. Ignored here: the first bytes of the file determine the type.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// The number of columns; an `Int`, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The number of rows; an `Int`, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The number of bits of a component; an `Int`.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The orientation of the pixels; an `Int` from 1 (upright) to 8, as in Exif.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The size of the file; an `Int`, in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The properties of a GIF file; a dictionary with the keys below.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The duration of an animation's image; a `Double`, in seconds, at least 0.1 when read.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of an animation's image in the file; a `Double`, in seconds, at least 0. When written, this key takes
/// precedence over ``kCGImagePropertyGIFDelayTime``.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of repetitions of an animation; an `Int`, 0 for an endless animation, 1 by default.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The number of columns of an animation; an `Int`, in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The number of rows of an animation; an `Int`, in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The properties of a WebP file; a dictionary with the keys below.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The duration of an animation's image; a `Double`, in seconds, at least 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The duration of an animation's image in the file; a `Double`, in seconds, at least 0.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The number of repetitions of an animation; an `Int`, 0 for an endless animation.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The number of columns of an animation; an `Int`, in pixels.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The number of rows of an animation; an `Int`, in pixels.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The quality of a JPEG file: a number from 0, the highest loss, to 1, the lowest loss and the default.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The background colour of transparent pixels in formats without alpha; a ``CGColor``, black by default.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The maximum length of the written image's longer side in pixels, a number; by default the side length of the
/// image.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
