@_exported import Accessibility
@_exported import CoreGraphics
@_exported import QuartzCore
