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
/// How long a picture of an animation stays; a `Double`, in seconds.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a picture of an animation stays; the same here as ``kCGImagePropertyGIFDelayTime``.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// How much loss a JPEG may have: a number from 0, the most, to 1, the least, which is the default.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
