// The names of Core Foundation are in CoreGraphics. On Apple's systems, Security exports them too.
@_exported public import CoreGraphics
