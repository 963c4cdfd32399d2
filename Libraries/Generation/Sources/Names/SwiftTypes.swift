/// The types of the modules that generated code imports; a feature with the name of one does not build.
///
/// `Libraries/Generation/derive-types` writes this file.
enum SwiftTypes {
    /// Returns the module that has a type or a macro with this name.
    static func module(of name: String) -> String? { modulesByName[name] }

    private static let modulesByName = Dictionary(
        modules.flatMap { module in
            module.types.split(whereSeparator: \.isWhitespace).map { (String($0), module.name) }
        },
        uniquingKeysWith: { first, _ in first })

    /// The modules with their types.
    static let modules =
        [
            (
                "Swift",
                """
                Actor AdditiveArithmetic Any AnyActor AnyBidirectionalCollection AnyClass AnyCollection AnyHashable
                AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence Array
                ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
                AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence
                AsyncPrefixWhileSequence AsyncSequence AsyncStream AsyncThrowingCompactMapSequence
                AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence
                AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream BidirectionalCollection
                BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool
                BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16
                CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong
                CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CancellationError CaseIterable Character
                CheckedContinuation Clock ClosedRange ClosedRangeIndex Codable CodingKey CodingKeyRepresentable
                CodingUserInfoKey Collection CollectionDifference CollectionOfOne CommandLine Comparable ConcurrentValue
                ContiguousArray ContinuousClock Copyable CountableClosedRange CountablePartialRangeFrom CountableRange
                CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable
                CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable CustomStringConvertible
                DebugDescription Decodable Decoder DecodingError DefaultBidirectionalIndices DefaultIndices
                DefaultRandomAccessIndices DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator
                DictionaryLiteral DictionaryLiteralConvertible DiscardingTaskGroup DiscontiguousSlice Double
                DropFirstSequence DropWhileSequence Duration DurationProtocol EmptyCollection EmptyIterator Encodable
                Encoder EncodingError EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor ExecutorJob
                ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
                ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral
                ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
                ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType
                FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
                FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 FloatLiteralConvertible
                FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointRoundingRule FloatingPointSign
                GlobalActor Hashable Hasher Identifiable Indexable IndexableBase IndexingIterator InlineArray
                InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible IntegerLiteralType
                IteratorOverOne IteratorProtocol IteratorSequence Job JobPriority JoinedIterator JoinedSequence KeyPath
                KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer
                KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
                LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator
                LazyDropWhileSequence LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex
                LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
                LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
                LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence
                LazyRandomAccessCollection LazySequence LazySequenceProtocol LosslessStringConvertible MainActor
                ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath MutableBidirectionalSlice
                MutableCollection MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
                MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan MutableSlice
                MutableSpan Never NilLiteralConvertible Numeric ObjectIdentifier OpaquePointer OptionSet Optional
                OutputRawSpan OutputSpan PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough
                PartialRangeUpTo PlaygroundQuickLook PrefixSequence Protocol RandomAccessCollection RandomAccessIndexable
                RandomAccessSlice RandomNumberGenerator Range RangeExpression RangeReplaceableBidirectionalSlice
                RangeReplaceableCollection RangeReplaceableIndexable RangeReplaceableRandomAccessSlice
                RangeReplaceableSlice RangeSet RawRepresentable RawSpan ReferenceWritableKeyPath Regex RegexComponent
                RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated Result ReversedCollection
                ReversedIndex ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask
                SIMDScalar SIMDStorage Self Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex
                SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice
                Span StaticBigInt StaticString StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable
                String StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible
                StringLiteralType StringProtocol Substring SuspendingClock SystemRandomNumberGenerator Task TaskExecutor
                TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable ThrowingDiscardingTaskGroup
                ThrowingTaskGroup Type UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span UnboundedRange
                UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar
                UnicodeScalarLiteralConvertible UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer
                Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer
                UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask
                UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
                UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
                UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger
                Void WritableKeyPath Zip2Iterator Zip2Sequence
                """
            ),
            (
                "Foundation",
                """
                AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
                AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation
                AttributedStringKey AttributedStringProtocol AttributedSubstring BlockOperation Bundle ByteCountFormatter
                CGFloat CGPoint CGRect CGRectEdge CGSize Calendar CharacterSet CocoaError CodableAttributedStringKey
                CodableConfiguration CodableWithConfiguration ComparableComparator Comparator ComparisonResult
                ContiguousBytes CustomNSError Data DataProtocol Date DateComponents DateFormatter DateInterval
                DateIntervalFormatter Decimal DecodableAttributedStringKey DecodableWithConfiguration
                DecodingConfigurationProviding Dimension DiscontiguousAttributedSubstring DiscreteFormatStyle
                EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding EnergyFormatter
                Expression FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate
                FileProtectionType FormatStyle Formatter Host ISO8601DateFormatter IndexPath IndexSet InflectionRule
                InputStream JSONDecoder JSONEncoder JSONSerialization LengthFormatter Locale LocalizedError
                MarkdownDecodableAttributedStringKey MassFormatter Measurement Morphology MutableDataProtocol
                NSAffineTransform NSAffineTransformStruct NSArray NSAttributedString NSBinarySearchingOptions NSCache
                NSCacheDelegate NSCalendar NSCharacterSet NSCoder NSCoding NSComparisonPredicate NSCompoundPredicate
                NSCondition NSConditionLock NSCopying NSCountedSet NSData NSDate NSDateComponents NSDateInterval
                NSDecimalNumber NSDecimalNumberBehaviors NSDecimalNumberHandler NSDictionary NSEdgeInsets
                NSEnumerationOptions NSEnumerator NSError NSErrorDomain NSExceptionName NSExpression NSIndexPath
                NSIndexSet NSIndexSetIterator NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver
                NSKeyedUnarchiverDelegate NSLocale NSLock NSLocking NSMeasurement NSMutableArray NSMutableAttributedString
                NSMutableCharacterSet NSMutableCopying NSMutableData NSMutableDictionary NSMutableIndexSet
                NSMutableOrderedSet NSMutableSet NSMutableString NSNotification NSNull NSNumber NSObject NSObjectProtocol
                NSOrderedSet NSOrthography NSPersonNameComponents NSPoint NSPointArray NSPointPointer NSPredicate NSRange
                NSRangePointer NSRect NSRectArray NSRectEdge NSRectPointer NSRecursiveLock NSRegularExpression
                NSSecureCoding NSSet NSSize NSSizeArray NSSizePointer NSSortDescriptor NSSortOptions NSString
                NSTextCheckingKey NSTextCheckingResult NSTimeZone NSURL NSURLComponents NSURLQueryItem NSUUID NSValue
                NSZone Notification NotificationCenter NotificationQueue NumberFormatter ObjCBool OperatingSystemVersion
                Operation OperationQueue OutputStream POSIXError ParseStrategy ParseableFormatStyle PersonNameComponents
                PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate PredicateBindings
                PredicateError PredicateExpression PredicateExpressions Process ProcessInfo Progress ProgressKind
                ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder PropertyListSerialization
                QualityOfService RecoverableError ReferenceConvertible RunLoop Scanner ScopedAttributeContainer
                SocketNativeHandle SocketPort SortComparator SortOrder StandardPredicateExpression Stream StreamDelegate
                StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
                StreamSocketSecurityLevel StringTransform Thread TimeInterval TimeZone Timer URL URLComponents URLError
                URLFileResourceType URLQueryItem URLResourceKey URLResourceValues UUID Unit UnitAcceleration UnitAngle
                UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration
                UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy
                UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
                UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults
                """
            ),
            (
                "Testing",
                """
                Attachable AttachableWrapper Attachment Bug Comment ConditionTrait Confirmation
                CustomTestArgumentEncodable CustomTestStringConvertible ExitStatus ExitTest Expectation
                ExpectationFailedError Issue IssueHandlingTrait KnownIssueMatcher ParallelizationTrait SourceLocation
                Suite SuiteTrait Tag Test TestScoping TestTrait TimeLimitTrait Trait
                """
            ),
        ] as [(name: String, types: String)]
}
