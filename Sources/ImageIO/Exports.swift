// Everything of ImageIO stands in CoreGraphics, whose pictures it reads and writes.
@_exported import CoreGraphics
