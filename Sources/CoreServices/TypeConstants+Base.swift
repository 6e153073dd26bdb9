public import CoreGraphics

/// Item: `public.item`.
public let kUTTypeItem: CFString = "public.item"
/// Content: `public.content`.
public let kUTTypeContent: CFString = "public.content"
/// Content: `public.composite-content`.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// Message: `public.message`.
public let kUTTypeMessage: CFString = "public.message"
/// Contact: `public.contact`.
public let kUTTypeContact: CFString = "public.contact"
/// Archive: `public.archive`.
public let kUTTypeArchive: CFString = "public.archive"
/// Disk image: `public.disk-image`.
public let kUTTypeDiskImage: CFString = "public.disk-image"
/// Data: `public.data`.
public let kUTTypeData: CFString = "public.data"
/// Directory: `public.directory`.
public let kUTTypeDirectory: CFString = "public.directory"
/// Resolvable item: `com.apple.resolvable`.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// Symbolic link: `public.symlink`.
public let kUTTypeSymLink: CFString = "public.symlink"
/// Executable: `public.executable`.
public let kUTTypeExecutable: CFString = "public.executable"
/// Mount point: `com.apple.mount-point`.
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// Alias file: `com.apple.alias-file`.
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// Alias record: `com.apple.alias-record`.
public let kUTTypeAliasRecord: CFString = "com.apple.alias-record"
/// Bookmark data: `com.apple.bookmark`.
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// URL: `public.url`.
public let kUTTypeURL: CFString = "public.url"
/// File URL: `public.file-url`.
public let kUTTypeFileURL: CFString = "public.file-url"
