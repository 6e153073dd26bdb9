/// Whether a thumbnail is made of the picture where the file has none of its own; a `Bool`.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made of the picture in any case; a `Bool`.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The most pixels of a thumbnail's longer side; a number. The picture's own by default.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned upright; a `Bool`, false by default.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Whether pixels may be kept; a `Bool`. Here they are kept as long as somebody holds the picture, whatever it says.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once; a `Bool`. Here they always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// What the file is likely to be; a type identifier. Here the file's first bytes say it, whatever is said.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"

/// The number of columns; an `Int`, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The number of rows; an `Int`, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How many bits a component has; an `Int`.
public let kCGImagePropertyDepth: CFString = "Depth"
/// How the pixels have to be turned to be upright; an `Int` from 1, upright, to 8, by Exif.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The size of the file; an `Int`, in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// What only GIF files say, by the keys below; a dictionary.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How long a picture of an animation stays; a `Double`, in seconds, never less than 0.1 where it is read.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a picture of an animation stays by the file; a `Double`, in seconds, 0 or more. Goes before
/// ``kCGImagePropertyGIFDelayTime`` where it is written.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often an animation runs; an `Int`, 0 for ever. Once where the file says nothing.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The number of columns of an animation; an `Int`, in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The number of rows of an animation; an `Int`, in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// What only WebP files say, by the keys below; a dictionary.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How long a picture of an animation stays; a `Double`, in seconds, never less than 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// How long a picture of an animation stays by the file; a `Double`, in seconds, 0 or more.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often an animation runs; an `Int`, 0 for ever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The number of columns of an animation; an `Int`, in pixels.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The number of rows of an animation; an `Int`, in pixels.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// How much loss a JPEG may have: a number from 0, the most, to 1, the least, which is the default.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The colour that shows through transparent places in formats that have none; a ``CGColor``, black by default.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The most pixels of the longer side of what is written; a number. The picture's own by default.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
